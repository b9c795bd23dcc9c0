import { Link } from '@remix-run/react';
import { metricExclusions, type CallMetricId } from '@roadside/domain/metrics';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { AboutNumber, CountedParts, Explanation } from '../../../kit/calls/about-number.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { basisOf, figure, goalOf, intervalOf, isFew, unitOf } from '../../../kit/format/figures.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { CallExplainedResource, CallNumbers } from '../server/call-details.server.ts';
import * as styles from './call-details.css.ts';

export interface CallNumbersStripProps {
  readonly numbers: CallNumbers | null;
  /** The URL for reading what the metrics leave out. */
  readonly address: AddressOf<CallExplainedResource>;
  /** The URL of the calls this location passed. */
  readonly passedHref: string;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
}

/** The five metrics of the listed calls, each with how it is counted and what it leaves out. */
export function CallNumbersStrip({ numbers, address, passedHref, problem, onRetry }: CallNumbersStripProps) {
  if (problem && !numbers) return <NotRead problem={problem} onRetry={onRetry} />;
  if (!numbers) return <Skeleton shape="block" className={styles.waitingNumbers} />;
  return (
    <div className={styles.numbers}>
      {numbers.meta.metrics.map((heading) => {
        const cell = numbers.totals.metrics[heading.id];
        return (
          <Stack key={heading.id} gap={2} role="group" aria-label={heading.label}>
            <Inline gap={4} rowGap={2} wrap>
              <span className={styles.numberLabel}>{heading.label}</span>
              <AboutNumber label={heading.label}>
                <NumberExplained metric={heading.id as CallMetricId} address={address} />
              </AboutNumber>
              {heading.id === 'passed_calls_freq' && cell?.numerator ? (
                <Link to={passedHref} className={styles.fine} preventScrollReset>
                  {countWords(cell.numerator, 'pass', 'passes')}
                </Link>
              ) : null}
            </Inline>
            <Metric
              size="sm"
              value={figure(heading, cell?.value ?? null)}
              unit={unitOf(heading)}
              goal={cell ? goalOf(heading, cell) : null}
              interval={intervalOf(heading, cell)}
              className={isFew(heading, cell) ? figureStyles.few : undefined}
            />
            {isFew(heading, cell) && <span className={styles.fine}>{basisOf(heading, cell?.denominator)}</span>}
          </Stack>
        );
      })}
    </div>
  );
}

function NumberExplained({
  metric,
  address,
}: {
  readonly metric: CallMetricId;
  readonly address: AddressOf<CallExplainedResource>;
}) {
  const { data, problem, loading, retry } = useResource<CallExplainedResource>(address);
  const { formula, from, reasons } = metricExclusions[metric];
  const found = data?.data.find((each) => each.metric === metric);
  return (
    <Explanation formula={formula} busy={loading}>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {found && (
        <CountedParts
          from={{ label: from, count: found.from }}
          excluded={found.excluded.map(({ reason, count }) => ({ label: reasons[reason] ?? reason, count }))}
          counted={found.counted}
          asOf={data?.meta.as_of ?? null}
        />
      )}
    </Explanation>
  );
}
