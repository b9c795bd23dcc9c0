import type { UpdateStatus } from '@roadside/contract/schemas';
import { backendStatus, freshnessOf, updateProgress } from '@roadside/domain/updates';
import { Badge } from '@roadside/ui/badge';
import { Inline } from '@roadside/ui/inline';
import { Popover } from '@roadside/ui/popover';
import { Stack } from '@roadside/ui/stack';
import { ago } from '../kit/format/ago.ts';
import { dayWords } from '../kit/format/day-words.ts';
import * as styles from './backend-status.css.ts';

interface BackendStatusContentProps {
  readonly status: UpdateStatus;
  readonly now: string;
}

/** The day's states, and how old each kind of data is. It loads after the page. */
export default function BackendStatusContent({ status, now }: BackendStatusContentProps) {
  const { text, color } = backendStatus(status.current_state);
  const staleMetrics = freshnessOf('metric-information', status.metric_information_updated_at, now).stale;
  const staleOther = freshnessOf('other', status.updated_at, now).stale;
  const progress = updateProgress(status.todays_states.map(({ state }) => state));
  return (
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
              <Inline key={at + state} asChild gap={16} align="stretch" justify="between">
                <li>
                  <span>{backendStatus(state).text}</span>
                  <time dateTime={at}>{ago(at, now)}</time>
                </li>
              </Inline>
            ))}
          </ol>
        </Stack>
      </Stack>
    </Popover.Content>
  );
}
