import { isSmallSample, smallSampleSize } from '../metrics/interval.ts';
import { compensationNote, tierLabel, tierThresholds, type Tier } from './tiers.ts';
import { type CountedPeriod, surveysExpected, tierPaths } from './tier-words.ts';

/** What a number of the headline opens: why the score moved, the surveys it counts, or what would change it. */
export type HeadlineCause = 'why' | 'surveys' | 'what-if';

/** Words of the headline; those with a cause are a number that opens it. */
export interface HeadlinePiece {
  readonly text: string;
  readonly opens: HeadlineCause | null;
}

/** Who the headline is about: a location by its month, or the driver who reads it. */
export type HeadlineReader = 'manager' | 'driver';

const whole = new Intl.NumberFormat('en-US');
const words = (text: string): HeadlinePiece => ({ text, opens: null });
const number = (text: string, opens: HeadlineCause): HeadlinePiece => ({ text, opens });
const surveysIn = (count: number) => `${whole.format(count)} ${count === 1 ? 'survey' : 'surveys'}`;

/**
 * The state of a month and what to do about it: 'November holds Tier 2 by 0.2 points; 189 of the next 227 surveys must be
 * top score to keep it.' Points are the difference of the numbers people see. With too few surveys it says so.
 * @param month 'November'
 */
export function tierHeadline(period: CountedPeriod, month: string, reader: HeadlineReader): readonly HeadlinePiece[] {
  const { top, answered } = period;
  const driver = reader === 'driver';
  if (answered === 0)
    return [
      words(driver ? `No member has answered a survey about you in ${month} yet.` : `No surveys in ${month} yet.`),
    ];
  if (isSmallSample(answered))
    return [
      words(driver ? 'You have ' : `${month} has `),
      number(surveysIn(answered), 'surveys'),
      words(`${driver ? ` in ${month}` : ''}, too few to score. A score takes ${smallSampleSize}.`),
    ];
  const over = period.to >= period.endsOn;
  const standing = standingOf(top, answered);
  const state = [
    words(driver ? stateVerb(standing, over).driver : `${month} ${stateVerb(standing, over).manager}`),
    ...(standing.margin === null
      ? [words(` exactly at ${tierLabel(standing.tier)}`)]
      : standing.held
        ? [words(` ${tierLabel(standing.tier)} by `), number(pointsWords(standing.margin), 'why')]
        : [words(' '), number(pointsWords(standing.margin), 'why'), words(` below ${tierLabel(standing.tier)}`)]),
    ...(driver ? [words(` in ${month}`)] : []),
  ];
  const remaining = surveysExpected(period);
  if (over) return [...state, words('.')];
  if (remaining === 0) return [...state, words(', and no more surveys are expected.')];
  return [...state, ...nextSteps(period, remaining, standing, driver)];
}

/** The tier a headline speaks of: the one held, or the lowest one while none is. */
export function headlineTier(top: number, answered: number): { readonly tier: Tier; readonly threshold: number } {
  const { tier: reached } = compensationNote(top, answered);
  const { tier, score } = tierThresholds.find((each) => each.tier === reached) ?? tierThresholds[0];
  return { tier, threshold: score };
}

interface Standing {
  /** The tier held, or the lowest one while none is. */
  readonly tier: Tier;
  readonly held: boolean;
  /** Points between the score and the tier's threshold, as shown; null if there are none at all. */
  readonly margin: number | null;
}

/** How a score stands to the tier it holds, or to the lowest one. */
function standingOf(top: number, answered: number): Standing {
  const { tier: reached } = compensationNote(top, answered);
  const { tier, threshold } = headlineTier(top, answered);
  const shown = Math.round((1000 * top) / answered) / 10;
  return {
    tier,
    held: reached !== 0,
    margin: 100 * top === threshold * answered ? null : Math.abs(Math.round(10 * shown - 10 * threshold)) / 10,
  };
}

function stateVerb({ held, margin }: Standing, over: boolean): { readonly manager: string; readonly driver: string } {
  if (margin === null || !held)
    return over ? { manager: 'ended', driver: 'You ended' } : { manager: 'is', driver: 'You’re' };
  return over ? { manager: 'ended above', driver: 'You ended above' } : { manager: 'holds', driver: 'You hold' };
}

/** A margin that rounds to nothing is still one. */
const pointsWords = (points: number): string =>
  points < 0.05 ? 'less than 0.1 points' : `${points.toFixed(1)} points`;

function nextSteps(
  { top, answered }: CountedPeriod,
  remaining: number,
  { tier, held }: Standing,
  driver: boolean,
): readonly HeadlinePiece[] {
  const pacing = tierPaths({ top, answered, remaining }).find((path) => path.tier === tier)?.pacing;
  const next = `${driver ? 'your' : 'the'} next ${remaining === 1 ? 'survey' : surveysIn(remaining)}`;
  switch (pacing?.kind) {
    case 'open':
      return remaining === 1
        ? [words('; '), number(next, 'what-if'), words(` must be top score to ${held ? 'keep' : 'reach'} it.`)]
        : [
            words('; '),
            number(`${whole.format(pacing.needed)} of ${next}`, 'what-if'),
            words(` must be top score to ${held ? 'keep' : 'reach'} it.`),
          ];
    case 'impossible':
      return [
        words(' and can’t reach it, even if '),
        number(remaining === 1 ? next : `all of ${next}`, 'what-if'),
        words(remaining === 1 ? ' is top score.' : ' are top score.'),
      ];
    default:
      return [words(', whatever '), number(next, 'what-if'), words(remaining === 1 ? ' shows.' : ' show.')];
  }
}
