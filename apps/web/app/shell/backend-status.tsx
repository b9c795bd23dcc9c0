import type { UpdateStatus } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { PopoverRoot, PopoverTrigger } from '@roadside/ui/popover';
import { backendStatus, freshnessOf } from '@roadside/domain/updates';
import type { Outcome } from '../kit/outcome/outcome.ts';
import { useLatest } from '../kit/resource/use-latest.ts';
import { useNow } from '../kit/format/use-now.ts';
import { lazyPart } from '../kit/page/lazy-part.tsx';
import { useNearPart } from '../kit/page/use-near-part.ts';
import * as styles from './backend-status.css.ts';

const BackendStatusContent = lazyPart(() => import('./backend-status-content.tsx'));

export interface BackendStatusProps {
  readonly update: Promise<Outcome<UpdateStatus>>;
  readonly now: string;
}

/** How current the data is: one colored word in the bar, with the day's states behind it. */
export function BackendStatus({ update, now: renderedAt }: BackendStatusProps) {
  const outcome = useLatest(update);
  const now = useNow(renderedAt);
  const { open, setOpen, near, ahead } = useNearPart(BackendStatusContent);
  if (!outcome.ok)
    return (
      <span className={styles.still}>
        <span className={styles.word} data-color="red">
          No status
        </span>
      </span>
    );
  const status = outcome.data;
  const { text, color } = backendStatus(status.current_state);
  const staleMetrics = freshnessOf('metric-information', status.metric_information_updated_at, now).stale;
  const staleOther = freshnessOf('other', status.updated_at, now).stale;
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={styles.trigger} {...ahead}>
        <span className={styles.word} data-color={color} data-stale={staleMetrics || staleOther || undefined}>
          {text}
        </span>
        {(staleMetrics || staleOther) && (
          <span className={styles.stale}>
            <Badge tone="beacon">stale</Badge>
          </span>
        )}
      </PopoverTrigger>
      {near && <BackendStatusContent status={status} now={now} onLost={() => setOpen(false)} />}
    </PopoverRoot>
  );
}
