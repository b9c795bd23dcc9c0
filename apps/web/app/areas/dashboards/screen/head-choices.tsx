import { Link } from '@remix-run/react';
import { isFiltered } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { PopoverRoot, PopoverTrigger } from '@roadside/ui/popover';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useNearPart } from '../../../kit/page/use-near-part.ts';
import { periodIn, limitsIn, unknownServiceIn, withFocus, withHead, withService } from '../model/dashboard-head.ts';
import { limitWords, periodWords } from '../model/head-words.ts';
import * as styles from './dashboard-screen.css.ts';

const HeadPanel = lazyPart(() => import('./head-panel.tsx'));

export interface HeadChoicesProps {
  /** The URL's query. */
  readonly search: URLSearchParams;
  readonly timeZone: string;
  /** ISO instant. */
  readonly now: string;
}

/** Opens the period and the filters of the whole dashboard. */
export function HeadChoices({ search, timeZone, now }: HeadChoicesProps) {
  const { open, setOpen, near, ahead } = useNearPart(HeadPanel);
  const period = periodIn(search);
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild {...ahead}>
        <Button size="sm">{`${period ? periodWords(period) : 'This month'}, filters`}</Button>
      </PopoverTrigger>
      {near && <HeadPanel search={search} timeZone={timeZone} now={now} onLost={() => setOpen(false)} />}
    </PopoverRoot>
  );
}

interface InEffectProps extends Pick<HeadChoicesProps, 'search'> {
  /** Name of the location that a row limits the other elements to. */
  readonly focus: string | null;
}

/** Says what the dashboard is limited to, with the way back to everything. */
export function HeadInEffect({ search, focus }: InEffectProps) {
  const period = periodIn(search);
  const limits = limitsIn(search);
  const unknown = unknownServiceIn(search);
  if (unknown !== null)
    return (
      <p className={styles.where} role="alert">
        {`Service “${unknown}” doesn’t exist. `}
        <Link to={withService(search, null) || '?'} preventScrollReset>
          Remove this filter
        </Link>
      </p>
    );
  if (!period && !isFiltered(limits) && focus === null) return null;
  const everything = withHead(new URLSearchParams(withFocus(search, null)), {
    period: null,
    service: null,
    codes: [],
    providers: [],
    hours: [],
    weekdays: [],
  });
  return (
    <p className={styles.where} data-testid="head-in-effect">
      {`Showing ${[...(focus === null ? [] : [`${focus} only`]), ...(period ? [periodWords(period, 'inside')] : []), ...limitWords(limits)].join(', ')}. `}
      {focus !== null && 'The table you chose it in keeps all its rows. '}
      {period && 'Elements with a period of their own keep it. '}
      <Link to={everything || '?'} preventScrollReset>
        Show everything
      </Link>
    </p>
  );
}
