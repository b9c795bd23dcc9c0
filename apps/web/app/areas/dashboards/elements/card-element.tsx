import { Sparkline } from '@roadside/charts/sparkline';
import { lastOfMonth } from '@roadside/domain/calendar';
import type { DashboardElement } from '@roadside/domain/dashboards';
import { tierSentence } from '@roadside/domain/surveys';
import { Metric } from '@roadside/ui/metric';
import { Skeleton } from '@roadside/ui/skeleton';
import { Tile } from '@roadside/ui/tile';
import type { ReactNode } from 'react';
import type { DashboardState } from '../model/dashboard-state.ts';
import type { CardReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { comparedWords } from '../../../kit/format/compared-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { monthsToDraw } from '../../../kit/format/unfinished-words.ts';
import { timeWords } from './parameters-in-words.ts';
import * as styles from './card-element.css.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import {
  basisOf,
  shownChange,
  changeFrom,
  reliableDays,
  figure,
  goalOf,
  intervalOf,
  isFew,
  unitOf,
} from '../../../kit/format/figures.ts';
import { AlertButton } from './alert-button.tsx';
import { ElementMenu } from './element-menu.tsx';
import { Freshness } from './freshness.tsx';
import { GoalButton } from './goal-button.tsx';
import { NumberButtons } from './number-buttons.tsx';
import { CommentsButton } from './comments-button.tsx';

export interface CardElementProps {
  readonly element: DashboardElement;
  readonly reply: CardReply;
  readonly place: Place;
  readonly state: DashboardState;
  readonly now: string;
}

/** One number with its goal, its change, and its daily trend. */
export function CardElement({ element, reply, place, state, now }: CardElementProps) {
  const { data, previous, before, series, meta } = reply;
  const [heading] = meta.metrics;
  const cell = heading && data.metrics[heading.id];
  if (!heading || !cell) return null;
  const few = isFew(heading, cell);
  const goal = goalOf(heading, cell);
  const change = changeFrom(heading, cell, previous?.[heading.id]);
  const values =
    series?.values[heading.id] && reliableDays(heading, series.values[heading.id] ?? [], series.counted?.[heading.id]);
  const spark = values && series && monthsToDraw(values, series.dates, meta.unfinished);
  const goalLine = meta.goals?.[heading.id]?.green;
  const basis = basisOf(heading, cell.denominator);
  const pacing =
    isPaced(element) && !few && cell.numerator !== null && cell.denominator !== null
      ? tierSentence({
          top: cell.numerator,
          answered: cell.denominator,
          from: meta.from,
          to: meta.to,
          endsOn: lastOfMonth(meta.to),
        })
      : null;
  return (
    <Tile.Root goal={goal} className={styles.tile}>
      <Tile.Header>
        <Tile.Heading>
          <Tile.Title level={2}>{element.title}</Tile.Title>
          <Tile.Description>
            {[timeWords(element.parameters.timeType), rangeWords(meta.from, meta.to)].filter(Boolean).join(', ')}
          </Tile.Description>
        </Tile.Heading>
        <Tile.Actions>
          <CommentsButton element={element} />
          <ElementMenu element={element} place={place} state={state} />
        </Tile.Actions>
      </Tile.Header>
      <Tile.Body>
        <Metric
          value={figure(heading, cell.value)}
          unit={unitOf(heading)}
          goal={goal}
          className={few ? figureStyles.few : undefined}
          change={shownChange(change, comparedWords(before))}
          interval={intervalOf(heading, cell)}
          spark={
            cell.value !== null &&
            spark && (
              <Sparkline
                className={styles.spark}
                values={spark.values}
                unfinished={spark.unfinished}
                goal={goalLine}
                label={`${heading.label} ${series.dates[0]?.length === 7 ? 'month by month' : 'day by day'}`}
                unit={unitOf(heading)}
                format={{ minimumFractionDigits: heading.decimals, maximumFractionDigits: heading.decimals }}
              />
            )
          }
        />
        {cell.value === null && (
          <p className={styles.nothing}>
            {heading.countedFrom === 'surveys' ? 'No surveys in this period.' : 'No calls to measure in this period.'}
          </p>
        )}
        {pacing && <p className={styles.pacing}>{pacing}</p>}
      </Tile.Body>
      <Tile.Footer>
        <NumberButtons
          element={element}
          heading={heading}
          meta={meta}
          slug={place.slug}
          moved={cell.value !== null && previous?.[heading.id]?.value != null && heading.kind !== 'quantile'}
        />
        <GoalButton heading={heading} goals={meta.goals} slug={place.slug} />
        <AlertButton
          element={element}
          heading={heading}
          place={place}
          state={state}
          goal={meta.goals?.[heading.id]?.green ?? null}
        />
        {basis && <span>{basis}</span>}
        <Freshness asOf={meta.as_of} now={now} />
      </Tile.Footer>
    </Tile.Root>
  );
}

/** The card's frame with its title around any content. */
export function CardFrame({ element, children }: { readonly element: DashboardElement; readonly children: ReactNode }) {
  return (
    <Tile.Root className={styles.tile}>
      <Tile.Header>
        <Tile.Title level={2}>{element.title}</Tile.Title>
      </Tile.Header>
      <Tile.Body>{children}</Tile.Body>
    </Tile.Root>
  );
}

export function CardWaiting({ element }: { readonly element: DashboardElement }) {
  return (
    <Tile.Root loading className={styles.tile}>
      <Tile.Header>
        <Tile.Heading>
          <Tile.Title level={2}>{element.title}</Tile.Title>
          <Tile.Description>
            <Skeleton width="medium" />
          </Tile.Description>
        </Tile.Heading>
      </Tile.Header>
      <Tile.Body>
        <div className={styles.waitingValue}>
          <Skeleton width="short" />
        </div>
        <Skeleton width="long" />
        {isPaced(element) && (
          <p className={styles.pacing}>
            <Skeleton width="medium" />
          </p>
        )}
      </Tile.Body>
      <Tile.Footer>
        <Skeleton width="short" />
      </Tile.Footer>
    </Tile.Root>
  );
}

/** Only the official score has a tier sentence: this month's satisfaction without a filter. */
function isPaced({ parameters: { metrics, timeType }, filters }: DashboardElement): boolean {
  return metrics[0] === 'overall_sat_avg' && timeType === 'This_Month' && Object.keys(filters).length === 0;
}
