import { Link } from '@remix-run/react';
import { Sparkline } from '@roadside/charts/sparkline';
import { Waterfall } from '@roadside/charts/waterfall';
import { isSmallSample, wilsonInterval } from '@roadside/domain/metrics';
import { roundTo, roundedParts, shownDifference } from '@roadside/domain/rounding';
import {
  compensationNote,
  costliestTopics,
  forecastPeriod,
  missedTierWords,
  tierLabel,
  tierPathWords,
  tierSentence,
  tierStanding,
} from '@roadside/domain/surveys';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Stack } from '@roadside/ui/stack';
import { comparedWords } from '../../../kit/format/compared-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import {
  basisOf,
  shownChange,
  changeFrom,
  figure,
  goalOf,
  intervalOf,
  isFew,
  percentWords,
  unitOf,
} from '../../../kit/format/figures.ts';
import { monthsToDraw } from '../../../kit/format/unfinished-words.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { movedSteps } from '../../../kit/format/moved-words.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { OverviewContent, SurveyCards, SurveyScore, SurveyTopics, SurveyWhy } from '../model/loaded-surveys.ts';
import { answerQuery } from '../model/answer-query.ts';
import { notCountedWords } from '../model/not-counted-words.ts';
import { nothingComparedWords } from '../model/nothing-compared-words.ts';
import { AnswerShares } from './answer-shares.tsx';
import { BelowTable } from './below-table.tsx';
import { LaterPart, PartReady } from './part-ready.tsx';
import * as styles from './surveys.css.ts';
import { TierRuler } from './tier-ruler.tsx';

const one = numberFormat('en-US', 1);
const whole = numberFormat('en-US');
const surveysIn = (count: number) => `${whole.format(count)} ${count === 1 ? 'survey' : 'surveys'}`;
const items = ['overall_sat_avg', 'response_time_sat', 'technician_sat', 'kept_informed'];

export interface OverviewProps {
  readonly content: OverviewContent;
  readonly place: Place;
  /** The URL of another sub-dashboard with the same period. */
  readonly partHref: (part: 'raw' | 'comments' | 'emulated', more?: Readonly<Record<string, string>>) => string;
  /** Query for a child location, with the same period. */
  readonly searchBelow: string;
}

/** Will we reach the tier, and what is missing? */
export function Overview({ content, place, partHref, searchBelow }: OverviewProps) {
  const { score, cards, trend, why, topics, facets, below } = content;
  return (
    <>
      <PartReady outcome={score}>{(data) => <Answer score={data} surveysHref={partHref('emulated')} />}</PartReady>
      <PartReady outcome={cards}>
        {(data) => (
          <Stack asChild>
            <section aria-label="Scored items">
              <Items cards={data} trend={trend} />
            </section>
          </Stack>
        )}
      </PartReady>
      <div className={styles.two}>
        <Stack asChild>
          <section>
            <h2 className={styles.sectionTitle}>Why satisfaction changed</h2>
            <LaterPart load={why}>{(data) => <Why why={data} />}</LaterPart>
          </section>
        </Stack>
        <Stack asChild>
          <section>
            <h2 className={styles.sectionTitle}>Topics that cost most</h2>
            <LaterPart load={topics}>
              {(data) => (
                <Costs topics={data} hrefOf={(topic) => partHref('comments', { topic, sentiment: 'negative' })} />
              )}
            </LaterPart>
          </section>
        </Stack>
        <Stack asChild>
          <section>
            <h2 className={styles.sectionTitle}>Answers</h2>
            <LaterPart load={facets}>
              {(data) => (
                <AnswerShares
                  facets={data.facets}
                  hrefOf={(question, answer) => partHref('raw', answerQuery(question, answer, place.type))}
                />
              )}
            </LaterPart>
          </section>
        </Stack>
        {below && (
          <Stack asChild>
            <section>
              <h2 className={styles.sectionTitle}>By location, lowest first</h2>
              <LaterPart load={below}>
                {(data) => <BelowTable reply={data} place={place} search={searchBelow} />}
              </LaterPart>
            </section>
          </Stack>
        )}
      </div>
    </>
  );
}

function Answer({ score: reply, surveysHref }: { readonly score: SurveyScore; readonly surveysHref: string }) {
  const { totals, recent, parent, from, to, ends_on: endsOn } = reply;
  const { numerator, denominator, value } = totals.score;
  if (value === null || !denominator)
    return (
      <EmptyState
        picture="tray"
        title="No surveys yet"
        description={`Surveys of calls from ${rangeWords(from, to)} appear here as members answer.`}
      />
    );
  const top = numerator ?? 0;
  const few = isSmallSample(denominator);
  const note = compensationNote(top, denominator);
  const over = to >= endsOn;
  const counted = { top, answered: denominator, from, to, endsOn };
  const forecast = few ? null : forecastPeriod({ ...counted, recent, parent });
  const sentence = tierSentence(counted);
  return (
    <section className={styles.answer} aria-label="Score">
      <Stack>
        <Inline gap={16} rowGap={4} align="baseline" wrap asChild>
          <p>
            <span className={few ? `${styles.score} ${styles.few}` : styles.score} data-testid="score">
              {percentWords(value)}
            </span>
            <span className={styles.tier}>
              {few ? `${surveysIn(denominator)} (too few to score)` : tierStanding(note, over)}
            </span>
          </p>
        </Inline>
        {!few && <TierRuler score={value} interval={wilsonInterval(top, denominator)} forecast={forecast} />}
      </Stack>
      <Stack>
        {forecast && sentence && (
          <>
            <p className={styles.pathNext}>{sentence}</p>
            <Stack gap={8} asChild className={styles.paths}>
              <ul>
                {forecast.paths
                  .map((path) => ({ tier: path.tier, words: tierPathWords(path, forecast.remaining) }))
                  .filter(({ words }) => words !== sentence)
                  .map(({ tier, words }) => (
                    <li key={tier} className={styles.path}>
                      {words}
                    </li>
                  ))}
              </ul>
            </Stack>
            <p className={styles.fine}>
              If the last 28 days continue: {percentWords(forecast.score)}, {tierLabel(forecast.tier)}.
            </p>
          </>
        )}
        {!few && over && note.next && <p className={styles.pathNext}>{missedTierWords(top, denominator, note.next)}</p>}
        <p className={styles.quiet}>
          {whole.format(top)} top {top === 1 ? 'score' : 'scores'} in {surveysIn(denominator)}, {rangeWords(from, to)}.{' '}
          {notCountedWords(totals)}
        </p>
        {top < denominator && (
          <p>
            <Link to={surveysHref} className={styles.open}>
              See which surveys cost the score
            </Link>
          </p>
        )}
      </Stack>
    </section>
  );
}

function Items({
  cards: { data, previous, before, meta },
  trend,
}: {
  readonly cards: SurveyCards;
  readonly trend: OverviewContent['trend'];
}) {
  const rate = meta.metrics.find(({ id }) => id === 'survey_rate');
  const comments = meta.metrics.find(({ id }) => id === 'comment_rate');
  const shareWords = (heading: typeof rate, words: string) => {
    const cell = heading && data.metrics[heading.id];
    return heading && cell?.value != null ? `${figure(heading, cell.value)}% ${words}` : null;
  };
  return (
    <>
      <div className={styles.items}>
        {items.map((id) => {
          const heading = meta.metrics.find((metric) => metric.id === id);
          const cell = data.metrics[id];
          if (!heading || !cell) return null;
          const change = changeFrom(heading, cell, previous?.[id]);
          return (
            <Stack key={id} gap={4}>
              <h2 className={styles.itemName}>{heading.label}</h2>
              <Metric
                value={figure(heading, cell.value)}
                unit={unitOf(heading)}
                goal={goalOf(heading, cell)}
                className={isFew(heading, cell) ? figureStyles.few : undefined}
                change={shownChange(change, comparedWords(before))}
                interval={intervalOf(heading, cell)}
              />
              <LaterSpark trend={trend} id={id} label={heading.label} />
              <p className={styles.fine}>{basisOf(heading, cell.denominator) ?? 'No answers yet'}</p>
            </Stack>
          );
        })}
      </div>
      <p className={styles.quiet}>
        {[shareWords(rate, 'of completed calls answered a survey'), shareWords(comments, 'of surveys have a comment')]
          .filter(Boolean)
          .join('. ')}
      </p>
    </>
  );
}

function LaterSpark({
  trend,
  id,
  label,
}: {
  readonly trend: OverviewContent['trend'];
  readonly id: string;
  readonly label: string;
}) {
  return (
    <LaterPart load={trend} waitingClass={styles.spark}>
      {({ totals, meta }) => (
        <Sparkline
          className={styles.spark}
          label={`${label}, last 12 months`}
          {...monthsToDraw(
            (totals.metrics[id] ?? []).map(({ value, denominator }) =>
              denominator !== null && isSmallSample(denominator) ? null : value,
            ),
            meta.dates,
            meta.unfinished,
          )}
          unit="%"
          format={{ maximumFractionDigits: 1 }}
        />
      )}
    </LaterPart>
  );
}

const meanings = {
  volume: 'more or fewer calls',
  service_mix: 'the mix of services changed',
  provider_mix: 'the mix of provider types changed',
  rest: 'answers changed on calls of the same kind and wait',
} as const;

function Why({ why }: { readonly why: SurveyWhy }) {
  const { data, previous, parts, before } = why;
  if (data?.value == null || previous?.value == null || parts.length === 0)
    return <EmptyState size="sm" picture="road" title="Nothing to compare" description={nothingComparedWords(why)} />;
  const steps = parts.filter(({ part }) => part !== 'volume');
  // As shown, the parts add up to the difference of the two scores shown.
  const changes = roundedParts(
    steps.map(({ change }) => change),
    1,
    shownDifference(data.value, previous.value, 1),
  );
  const lead = steps.toSorted((first, second) => Math.abs(second.change) - Math.abs(first.change))[0];
  return (
    <>
      <p className={styles.quiet}>
        {percentWords(previous.value)} to {percentWords(data.value)}, {comparedWords(before)}
        {lead &&
          Math.abs(lead.change) >= 0.05 &&
          `. Most of it: ${lead.part === 'wait' ? `waits got ${lead.change < 0 ? 'longer' : 'shorter'}` : meanings[lead.part]}`}
      </p>
      <Waterfall
        title="Overall satisfaction, %"
        titleHidden
        summaryHidden
        size="sm"
        unit="%"
        changeUnit="points"
        format={{ minimumFractionDigits: 1, maximumFractionDigits: 1 }}
        better="higher"
        cut
        start={{ label: 'Before', value: roundTo(previous.value, 1) }}
        steps={movedSteps(steps, changes)}
        endLabel="Now"
      />
    </>
  );
}

function Costs({
  topics: { rows, answered },
  hrefOf,
}: {
  readonly topics: SurveyTopics;
  readonly hrefOf: (topic: string) => string;
}) {
  const costs = costliestTopics(rows as Parameters<typeof costliestTopics>[0], answered);
  if (costs.length === 0)
    return <p className={styles.quiet}>No complaints about a topic in comments below the top score</p>;
  return (
    <Stack gap={4} asChild className={styles.costs}>
      <ul>
        {costs.map(({ topic, lost, points }) => (
          <li key={topic}>
            <Inline asChild className={styles.cost}>
              <Link to={hrefOf(topic)}>
                <span>
                  {topic}: {whole.format(lost)} {lost === 1 ? 'survey' : 'surveys'} below the top score{' '}
                  {lost === 1 ? 'complains' : 'complain'} about it,{' '}
                  <span className={styles.costPoints}>{one.format(points)} points</span> of the score
                </span>
              </Link>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
