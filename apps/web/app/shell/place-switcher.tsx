import { Link } from '@remix-run/react';
import { typeLabel } from '@roadside/domain/geography';
import { Breadcrumbs } from '@roadside/ui/breadcrumbs';
import { ChevronDownIcon } from '@roadside/ui/icons';
import { PopoverRoot, PopoverTrigger } from '@roadside/ui/popover';
import { useEffect, useRef } from 'react';
import type { Place } from '../kit/places/place.ts';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import { useNearPart } from '../kit/page/use-near-part.ts';
import { keysAreFree } from './commands/keys-free.ts';
import * as styles from './place-switcher.css.ts';

const PlacesPopover = lazyPart(() => import('./places-popover.tsx'));

export interface PlaceSwitcherProps {
  readonly place: Place;
  /** Address of the open screen at another location. */
  readonly hrefOf: (slug: string) => string;
  /** Whether this person may search the tree. */
  readonly maySearch: boolean;
}

/** Breadcrumb steps shown before the middle collapses. */
const longestWay = 4;

interface WayStep {
  /** Null for the collapsed middle. */
  readonly slug: string | null;
  readonly name: string;
  readonly open: boolean;
}

/** The line of command above a location; states and facility reps are cuts across it and appear in the panel only. */
function wayTo({ path }: Place): readonly WayStep[] {
  const line: readonly WayStep[] = path.filter(({ type }) => type !== 'station-state' && type !== 'facility-rep');
  if (line.length <= longestWay) return line;
  return [...line.slice(0, 1), { slug: null, name: '…', open: true }, ...line.slice(-2)];
}

/** The breadcrumb from the top, and a panel for switching to any other location. */
export function PlaceSwitcher({ place, hrefOf, maySearch }: PlaceSwitcherProps) {
  const { open, setOpen, near, ahead } = useNearPart(PlacesPopover);
  useSearchKey(maySearch, () => setOpen(true));
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <Breadcrumbs.Root aria-label="Location" className={styles.way}>
        {wayTo(place).map(({ slug, name, open: mayOpen }) =>
          slug === null ? (
            <Breadcrumbs.Item key="between" asChild>
              <button
                type="button"
                className={styles.between}
                aria-label="Locations in between"
                onClick={() => setOpen(true)}
              >
                …
              </button>
            </Breadcrumbs.Item>
          ) : mayOpen ? (
            <Breadcrumbs.Item key={slug} asChild>
              <Link to={hrefOf(slug)}>{name}</Link>
            </Breadcrumbs.Item>
          ) : (
            <Breadcrumbs.Item key={slug} asChild>
              <span className={styles.closed}>{name}</span>
            </Breadcrumbs.Item>
          ),
        )}
        <Breadcrumbs.Item current asChild>
          <PopoverTrigger className={styles.here} {...ahead}>
            <span className={styles.hereName}>{place.name}</span>
            <span className={styles.hereType}>{typeLabel(place.type)}</span>
            <ChevronDownIcon size={16} />
          </PopoverTrigger>
        </Breadcrumbs.Item>
      </Breadcrumbs.Root>
      {near && (
        <PlacesPopover
          place={place}
          hrefOf={hrefOf}
          maySearch={maySearch}
          onChosen={() => setOpen(false)}
          onLost={() => setOpen(false)}
        />
      )}
    </PopoverRoot>
  );
}

/** The slash key opens the search unless the person is typing. */
function useSearchKey(enabled: boolean, search: () => void) {
  const current = useRef(search);
  useEffect(() => {
    current.current = search;
  });
  useEffect(() => {
    if (!enabled) return;
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !keysAreFree(event.target)) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [enabled]);
}
