import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import type { DashboardElement } from '@roadside/domain/dashboards';
import type { NumberHighlightsReply } from '../model/element-data.ts';
import { comparedWords } from '../../../kit/format/compared-words.ts';
import { weekdayWords, rangeWords } from '../../../kit/format/day-words.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import * as styles from './highlights-element.css.ts';
import { basisOf, shownChange, changeFrom, figure, goalOf, isFew, unitOf } from '../../../kit/format/figures.ts';
import { Freshness } from './freshness.tsx';

export interface HighlightsElementProps {
  readonly element: DashboardElement;
  readonly reply: NumberHighlightsReply;
  readonly now: string;
}

/** The strip of headline numbers through yesterday. */
export function HighlightsElement({ element, reply, now }: HighlightsElementProps) {
  const { data, before, meta } = reply;
  const period = meta.from === meta.to ? weekdayWords(meta.to) : rangeWords(meta.from, meta.to);
  // A row of dashes tells a driver who didn't work nothing. A share of 0% of some calls isn't one of them.
  const idle = data.every(({ cell }) => !cell.value && !cell.denominator);
  return (
    <Stack asChild>
      <section aria-labelledby={`element-${element.id}`}>
        <Inline gap={16} rowGap={4} align="baseline" justify="between" wrap asChild>
          <header>
            <Inline rowGap="none" align="baseline" wrap asChild className={styles.title}>
              <h2 id={`element-${element.id}`}>
                {element.title}
                <span className={styles.period}>
                  {period}, {comparedWords(before)}
                </span>
              </h2>
            </Inline>
            <Freshness asOf={meta.as_of} now={now} />
          </header>
        </Inline>
        <div className={styles.frame}>
          {idle ? (
            <p
              className={styles.label}
            >{`No calls or surveys${Object.keys(element.filters).length > 0 ? ' match the filters' : ''} ${meta.from === meta.to ? 'on' : 'from'} ${period}.`}</p>
          ) : (
            <dl className={styles.strip}>
              {data.map(({ metric, label, cell, previous }) => {
                const heading = meta.metrics.find(({ id }) => id === metric);
                if (!heading) return null;
                // One day has few surveys, so the percentage shows its sample size.
                const basis = basisOf(heading, cell.denominator);
                const few = isFew(heading, cell);
                const change = changeFrom(heading, cell, previous);
                return (
                  <Stack key={metric} gap={4} className={styles.item} data-goal={goalOf(heading, cell) ?? undefined}>
                    <dt className={styles.label}>{label}</dt>
                    <dd>
                      <Metric
                        size="sm"
                        value={figure(heading, cell.value)}
                        unit={unitOf(heading)}
                        goal={goalOf(heading, cell)}
                        change={shownChange(change)}
                        className={few ? figureStyles.few : undefined}
                      />
                      {basis && <p className={styles.basis}>{basis}</p>}
                    </dd>
                  </Stack>
                );
              })}
            </dl>
          )}
        </div>
      </section>
    </Stack>
  );
}

export function HighlightsWaiting({ element }: { readonly element: DashboardElement }) {
  return (
    <Stack asChild>
      <section aria-busy aria-label={element.title}>
        <Inline gap={16} rowGap={4} align="baseline" justify="between" wrap asChild>
          <header>
            <Inline rowGap="none" align="baseline" wrap asChild className={styles.title}>
              <h2>
                {element.title}
                <span className={styles.waitingPeriod}>
                  <Skeleton />
                </span>
              </h2>
            </Inline>
            <span className={styles.waitingFreshness}>
              <Skeleton />
            </span>
          </header>
        </Inline>
        <div className={styles.frame}>
          <div className={styles.strip}>
            {element.parameters.metrics.map((metric) => (
              <Stack key={metric} gap={4} className={styles.item}>
                <Skeleton width="medium" />
                <div className={styles.waitingValue}>
                  <Skeleton width="short" />
                </div>
                <Skeleton width="long" />
                <span className={styles.basis}>
                  <Skeleton width="short" />
                </span>
              </Stack>
            ))}
          </div>
        </div>
      </section>
    </Stack>
  );
}
