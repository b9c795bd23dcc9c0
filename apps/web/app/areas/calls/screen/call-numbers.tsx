import { metricExclusions, type CallMetricId } from '@roadside/domain/metrics';
import { IconButton } from '@roadside/ui/icon-button';
import { InfoIcon } from '@roadside/ui/icons';
import { Metric } from '@roadside/ui/metric';
import { Popover } from '@roadside/ui/popover';
import { Skeleton } from '@roadside/ui/skeleton';
import { figure, goalOf, unitOf } from '../../../kit/format/figures.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { CallExplainedResource, CallNumbers } from '../server/call-details.server.ts';
import * as styles from './call-details.css.ts';

export interface CallNumbersStripProps {
  readonly numbers: CallNumbers | null;
  /** Where what they leave out is read. */
  readonly address: string;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** The five metrics of the calls in the list; each says how it is counted and what it leaves out. */
export function CallNumbersStrip({ numbers, address, problem, onRetry }: CallNumbersStripProps) {
  if (problem && !numbers) return <NotRead problem={problem} onRetry={onRetry} />;
  if (!numbers) return <Skeleton shape="block" className={styles.waitingNumbers} />;
  return (
    <div className={styles.numbers}>
      {numbers.meta.metrics.map((heading) => {
        const cell = numbers.totals.metrics[heading.id];
        const low = figure(heading, cell?.low ?? null);
        const high = figure(heading, cell?.high ?? null);
        return (
          <div key={heading.id} className={styles.number} role="group" aria-label={heading.label}>
            <div className={styles.numberHead}>
              <span className={styles.numberLabel}>{heading.label}</span>
              <Popover.Root>
                <Popover.Trigger asChild>
                  <IconButton size="sm" emphasis="plain" label={`About ${heading.label}`}>
                    <InfoIcon size={16} />
                  </IconButton>
                </Popover.Trigger>
                <Popover.Content aria-label={`About ${heading.label}`}>
                  <Explanation metric={heading.id as CallMetricId} address={address} />
                </Popover.Content>
              </Popover.Root>
            </div>
            <Metric
              size="sm"
              value={figure(heading, cell?.value ?? null)}
              unit={unitOf(heading)}
              goal={cell ? goalOf(heading, cell) : null}
              interval={low !== null && high !== null ? { low, high } : null}
            />
          </div>
        );
      })}
    </div>
  );
}

const number = new Intl.NumberFormat('en-US');
const loadedAt = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Explanation({ metric, address }: { readonly metric: CallMetricId; readonly address: string }) {
  const { data, problem, loading, retry } = useResource<CallExplainedResource>(address);
  const { formula, from, reasons } = metricExclusions[metric];
  const found = data?.data.find((each) => each.metric === metric);
  return (
    <div className={styles.explanation} aria-busy={loading}>
      <p className={styles.formula}>{formula}</p>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {found && (
        <>
          <dl className={styles.parts}>
            <dt>{`${from.charAt(0).toUpperCase()}${from.slice(1)}`}</dt>
            <dd className={styles.amount}>{number.format(found.from)}</dd>
            {found.excluded.map(({ reason, count }) => [
              <dt key={`${reason} name`}>{`Excluded: ${reasons[reason] ?? reason}`}</dt>,
              <dd key={reason} className={styles.amount}>
                {count === 0 ? '0' : `−${number.format(count)}`}
              </dd>,
            ])}
            <dt>
              <strong>Counted</strong>
            </dt>
            <dd className={styles.amount}>
              <strong>{number.format(found.counted)}</strong>
            </dd>
          </dl>
          <p className={styles.small}>
            {data?.meta.as_of ? `Last load ${loadedAt.format(new Date(data.meta.as_of))}` : 'No data loaded yet'}
          </p>
        </>
      )}
    </div>
  );
}
