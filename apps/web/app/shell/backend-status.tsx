import type { UpdateStatus } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Popover } from '@roadside/ui/popover';
import { Stack } from '@roadside/ui/stack';
import { backendStatus, freshnessOf, updateProgress } from '@roadside/domain/updates';
import type { Outcome } from '../kit/outcome/outcome.ts';
import { useLatest } from '../kit/resource/use-latest.ts';
import { useNow } from '../kit/format/use-now.ts';
import { ago } from '../kit/format/ago.ts';
import { dayWords } from '../kit/format/day-words.ts';
import * as styles from './backend-status.css.ts';

export interface BackendStatusProps {
  readonly update: Promise<Outcome<UpdateStatus>>;
  readonly now: string;
}

/** How current the data is: one colored word in the bar, with the day's states behind it. */
export function BackendStatus({ update, now: renderedAt }: BackendStatusProps) {
  const outcome = useLatest(update);
  const now = useNow(renderedAt);
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
  const progress = updateProgress(status.todays_states.map(({ state }) => state));
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.trigger}>
        <span className={styles.word} data-color={color} data-stale={staleMetrics || staleOther || undefined}>
          {text}
        </span>
        {(staleMetrics || staleOther) && (
          <span className={styles.stale}>
            <Badge tone="beacon">stale</Badge>
          </span>
        )}
      </Popover.Trigger>
      <Popover.Content aria-label="Data status" align="end" className={styles.panel}>
        <Stack>
          <p className={styles.headline} data-color={color}>
            {text}
          </p>
          <dl className={styles.facts}>
            <dt>Metric information updated</dt>
            <dd>
              {staleMetrics && <Badge tone="beacon">stale</Badge>}{' '}
              {status.metric_information_updated_at ? ago(status.metric_information_updated_at, now) : 'never'}
            </dd>
            <dt>Other data updated</dt>
            <dd>
              {staleOther && <Badge tone="beacon">stale</Badge>}{' '}
              {status.updated_at ? ago(status.updated_at, now) : 'never'}
            </dd>
            <dt>Latest day with calls</dt>
            <dd>{status.latest_day ? dayWords(status.latest_day, true) : 'none'}</dd>
            <dt>Today’s steps</dt>
            <dd>
              {progress.reached} of {progress.total}
            </dd>
          </dl>
          <Stack gap={4} asChild className={styles.steps}>
            <ol>
              {status.todays_states.map(({ state, at }) => (
                <li key={at + state}>
                  <span>{backendStatus(state).text}</span>
                  <time dateTime={at}>{ago(at, now)}</time>
                </li>
              ))}
            </ol>
          </Stack>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}
