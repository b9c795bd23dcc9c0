import type { DayRange } from '../calendar/range.ts';
import { isSmallSample, isWithinChance } from '../metrics/interval.ts';
import type { GoalStatus } from '../metrics/goals.ts';
import type { MovementPart } from '../metrics/why-moved.ts';
import { roundedParts, roundTo, shownDifference } from '../rounding/rounding.ts';
import { decimals, figurePiece, joined, text } from './pieces.ts';
import { rankingSentence } from './ranking-sentence.ts';
import type { ReportPiece, ReportSentence } from './report-sentence.ts';
import type { CountedNumber, MovedNumber, SentenceFacts } from './sentence-facts.ts';

const reasons: Readonly<Record<MovementPart, string>> = {
  volume: 'more or fewer calls',
  service_mix: 'a different mix of services',
  provider_mix: 'a different mix of providers',
  wait: 'different waits on the same kind of calls',
  rest: 'different scores on the same kind of calls',
};

/** A reason of a change in satisfaction: the scores themselves have a direction, waits and mixes have none. */
const scoreReason = (part: MovementPart, points: number): string =>
  part === 'rest' ? `${points > 0 ? 'higher' : 'lower'} scores on the same kind of calls` : reasons[part];

/**
 * The five sentences of a report's first page, from the split of why satisfaction and waits changed (feature A29). Each
 * number is a figure that says what it counts; sentences without data say so instead.
 */
export function reportSentences(facts: SentenceFacts): readonly ReportSentence[] {
  const reasonsOfChange = satisfactionReasons(facts);
  return [
    { id: 'satisfaction', pieces: satisfactionSentence(facts) },
    { id: 'reason', pieces: reasonsOfChange.main },
    { id: 'other-reasons', pieces: reasonsOfChange.others },
    { id: 'wait', pieces: waitSentence(facts) },
    { id: 'ranking', pieces: rankingSentence(facts) },
  ];
}

const isFew = ({ denominator }: CountedNumber) => isSmallSample(denominator ?? 0);

/** The change as shown; null if either period has too few surveys or no value. */
function scoredChange({ now, before }: MovedNumber): number | null {
  if (now.value === null || before.value === null || isFew(now) || isFew(before)) return null;
  return shownDifference(now.value, before.value, decimals);
}

function satisfactionSentence(facts: SentenceFacts): readonly ReportPiece[] {
  const { metric, now } = facts.satisfaction;
  const answered = now.denominator ?? 0;
  if (now.value === null || answered === 0) return [text('No surveys were answered on these days.')];
  const surveys = (of: 'numerator' | 'denominator') => figurePiece(facts, now[of] ?? 0, 'surveys', of, metric);
  if (isFew(now))
    return [
      text('Only '),
      surveys('denominator'),
      text(answered === 1 ? ' survey was' : ' surveys were'),
      text(' answered, too few to score overall satisfaction.'),
    ];
  const score = [
    text(facts.finished ? 'Overall satisfaction was ' : 'Overall satisfaction is '),
    figurePiece(facts, now.value, 'percent', 'value', metric),
    text(facts.finished ? ' (' : ' so far ('),
    surveys('numerator'),
    text(' of '),
    surveys('denominator'),
    text(' surveys)'),
  ];
  const change = scoredChange(facts.satisfaction);
  const goal = now.status ? [text(`, ${goalWords[now.status]}`)] : [];
  if (change === null)
    return [...score, ...goal, text('. There are too few surveys to compare it with '), { kind: 'before' }, text('.')];
  if (change === 0) return [...score, ...goal, text(', the same as '), { kind: 'before' }, text('.')];
  return [
    ...score,
    ...goal,
    text(change > 0 ? ', up ' : ', down '),
    figurePiece(facts, Math.abs(change), 'points', 'change', metric),
    text(' vs. '),
    { kind: 'before' },
    text('.'),
    ...(isWithinChance(now, facts.satisfaction.before) ? [text(chanceOfSurveys)] : []),
  ];
}

/** Said of a change that a sample of this size makes by itself. */
const chanceOfSurveys = ' With this many surveys, a change of that size can be chance.';
const chanceOfWaits = ' That difference in waits can be chance.';

/** The words of the goal colors. */
const goalWords: Readonly<Record<GoalStatus, string>> = {
  green: 'on goal',
  yellow: 'close to goal',
  red: 'off goal',
};

type Part = MovedNumber['parts'][number];
type ShownPart = Part & { readonly shown: number };

/** The parts as shown, which add up to the change as shown; the largest first, equals in the order of the split. */
function shownParts(moved: MovedNumber, change: number): readonly ShownPart[] {
  const shown = roundedParts(
    moved.parts.map((part) => part.change),
    decimals,
    change,
  );
  return moved.parts
    .map((part, index) => ({ ...part, shown: shown[index] ?? 0 }))
    .filter((part) => part.shown !== 0)
    .toSorted((a, b) => Math.abs(b.shown) - Math.abs(a.shown));
}

function satisfactionReasons(facts: SentenceFacts): {
  readonly main: readonly ReportPiece[];
  readonly others: readonly ReportPiece[];
} {
  const { satisfaction } = facts;
  const change = scoredChange(satisfaction);
  if (change === null || satisfaction.parts.length === 0)
    return {
      main: [text('Without enough surveys in both periods, there is no change to explain.')],
      others: [text('Choose a longer period to see why satisfaction moved.')],
    };
  const parts = shownParts(satisfaction, change);
  const [first] = parts;
  if (!first)
    return {
      main: [text('Services, providers and waits were about the same, so nothing pushed satisfaction up or down.')],
      others: [text('Scores on the same kind of calls were about the same, too.')],
    };
  const equals = parts.filter((part) => Math.abs(part.shown) === Math.abs(first.shown));
  const others = parts.filter((part) => !equals.includes(part));
  const points = (part: ShownPart) =>
    figurePiece(facts, part.shown, 'points', 'part', satisfaction.metric, {
      signed: true,
      part: part.part,
      lead: part.lead && { dimension: part.lead.dimension, key: part.lead.key },
    });
  const named = (part: ShownPart) => [text(`${scoreReason(part.part, part.shown)} (`), points(part), text(')')];
  const total = figurePiece(facts, change, 'points', 'change', satisfaction.metric, { signed: true });
  return {
    main:
      equals.length > 1
        ? [text('Equally big reasons: '), ...joined(equals.map(named)), text('.')]
        : [
            text('The biggest reason: '),
            ...named(first),
            text('.'),
            ...leadSentence(facts, satisfaction.metric, first),
          ],
    others:
      others.length === 0
        ? [
            text(equals.length > 1 ? 'Together they make ' : 'Nothing else mattered, so it makes all of '),
            total,
            text('.'),
          ]
        : [text('Also: '), ...joined(others.map(named)), text('. All reasons together make '), total, text('.')],
  };
}

/** 'Waits of 60 to 90 min: 18.0% of the surveyed calls, 12.0% before.' */
function leadSentence(facts: SentenceFacts, metric: string, { lead }: Part): readonly ReportPiece[] {
  if (!lead || lead.key === '') return [];
  const named = { dimension: lead.dimension, key: lead.key };
  const mix = (share: number, days: DayRange) =>
    figurePiece(facts, 100 * share, 'percent', 'mix', metric, { lead: named, ...days });
  return [
    text(' '),
    { kind: 'lead', lead: named },
    text(': '),
    mix(lead.after, facts.days),
    text(' of the surveyed calls, '),
    mix(lead.before, facts.before),
    text(' before.'),
  ];
}

function waitSentence(facts: SentenceFacts): readonly ReportPiece[] {
  const { wait, paidCalls } = facts;
  if (wait.now.value === null) return [text('No arrival was recorded on these days.')];
  const change = wait.before.value === null ? null : shownDifference(wait.now.value, wait.before.value, decimals);
  const average = [
    text(facts.finished ? 'Members waited ' : 'So far members waited '),
    figurePiece(facts, wait.now.value, 'minutes', 'value', wait.metric),
    text(' on average'),
  ];
  const [main] = change === null || change === 0 ? [] : shownParts(wait, change);
  const why =
    main && Math.sign(main.shown) === Math.sign(change ?? 0)
      ? [
          text(`, mostly because of ${waitReason(main.part, main.shown)} (`),
          figurePiece(facts, main.shown, 'minutes', 'part', wait.metric, {
            signed: true,
            part: main.part,
            lead: main.lead && { dimension: main.lead.dimension, key: main.lead.key },
          }),
          text(')'),
        ]
      : [];
  const moved =
    change === null
      ? []
      : change === 0
        ? [text(', as long as before')]
        : [
            text(', '),
            figurePiece(facts, Math.abs(change), 'minutes', 'change', wait.metric),
            text(change > 0 ? ' longer' : ' less'),
            ...why,
          ];
  const chance = change !== null && change !== 0 && isWithinChance(wait.now, wait.before);
  return [...average, ...moved, text('.'), ...(chance ? [text(chanceOfWaits)] : []), ...callsPieces(facts, paidCalls)];
}

/** Why members wait longer or less: the arrivals themselves have a direction, a mix has none. */
const waitReason = (part: MovementPart, minutes: number): string =>
  part === 'wait' ? `${minutes > 0 ? 'slower' : 'faster'} arrivals on the same kind of calls` : reasons[part];

/**
 * ' There were 1,204 paid calls, 3.1% more.' A sentence of its own: waits are averages over the calls whose arrival is
 * known, and these are others.
 */
function callsPieces(facts: SentenceFacts, { metric, now, before }: MovedNumber): readonly ReportPiece[] {
  if (now.value === null) return [];
  const one = now.value === 1;
  const calls = [
    text(facts.finished ? (one ? ' There was ' : ' There were ') : one ? ' So far there is ' : ' So far there are '),
    figurePiece(facts, now.value, 'calls', 'value', metric),
    text(one ? ' paid call' : ' paid calls'),
  ];
  if (!before.value) return [...calls, text('.')];
  const growth = roundTo((100 * (now.value - before.value)) / before.value, decimals);
  if (growth === 0)
    return [...calls, text(now.value === before.value ? ', as many as before.' : ', about as many as before.')];
  return [
    ...calls,
    text(', '),
    figurePiece(facts, Math.abs(growth), 'percent', 'growth', metric),
    text(growth > 0 ? ' more.' : ' fewer.'),
  ];
}
