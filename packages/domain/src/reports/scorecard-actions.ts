import type { DayRange } from '../calendar/range.ts';
import type { GoalStatus } from '../metrics/goals.ts';
import { isSmallSample } from '../metrics/interval.ts';
import { compensationNote } from '../surveys/tiers.ts';
import { figurePiece, text } from './pieces.ts';
import type { FigureUnit, ReportPiece } from './report-sentence.ts';
import type { CountedNumber } from './sentence-facts.ts';

/** What a scorecard asks a station to do. */
export const scorecardActionKinds = [
  'wait',
  'passed',
  'cancelled',
  'next-tier',
  'unhappy',
  'schedule',
  'lessons',
] as const;
export type ScorecardActionKind = (typeof scorecardActionKinds)[number];

/** One thing to do, with the numbers it comes from. */
export interface ScorecardAction {
  readonly kind: ScorecardActionKind;
  readonly pieces: readonly ReportPiece[];
}

/** What the actions of a station are chosen from. */
export interface ScorecardFacts {
  readonly slug: string;
  readonly days: DayRange;
  readonly satisfaction: CountedNumber;
  readonly wait: CountedNumber;
  readonly passed: CountedNumber;
  readonly cancelled: CountedNumber;
}

/** As many as a station can work on in a month. */
export const actionsOfAScorecard = 3;
const scoreMetric = 'overall_sat_avg';
const urgency: Readonly<Record<GoalStatus, number>> = { red: 0, yellow: 1, green: 2 };

/**
 * The three things a station should do: what is off goal, then what is close to it, then the score and the surveys
 * behind it, and what always pays. A share of fewer than ten has no goal color, so it is never the reason of one.
 */
export function scorecardActions(facts: ScorecardFacts): readonly ScorecardAction[] {
  const offGoal = goalActions(facts)
    .filter(({ status }) => status === 'red' || status === 'yellow')
    .toSorted((a, b) => urgency[a.status ?? 'green'] - urgency[b.status ?? 'green'])
    .map(({ kind, pieces }) => ({ kind, pieces }));
  // The score is what a station is paid by, so one action is always about it if there are surveys.
  const score = scoreActions(facts);
  const first = offGoal.slice(0, actionsOfAScorecard - Math.min(score.length, 1));
  return [...first, ...score, ...alwaysActions].slice(0, actionsOfAScorecard);
}

interface GoalAction extends ScorecardAction {
  readonly status: GoalStatus | null | undefined;
}

function goalActions(facts: ScorecardFacts): readonly GoalAction[] {
  const action = (
    kind: ScorecardActionKind,
    { value, status }: CountedNumber,
    metric: string,
    unit: FigureUnit,
    [before, after]: readonly [string, string],
  ): readonly GoalAction[] =>
    value === null
      ? []
      : [
          {
            kind,
            status,
            pieces: [
              text(before),
              figurePiece(facts, value, unit, 'value', metric),
              text(status === 'red' ? `${after}, off goal.` : `${after}, close to goal.`),
            ],
          },
        ];
  return [
    ...action('wait', facts.wait, 'ata_avg', 'minutes', ['Get to members sooner: they waited ', ' on average']),
    ...action('passed', facts.passed, 'passed_calls_freq', 'percent', ['Take more calls: you passed ', ' of them']),
    ...action('cancelled', facts.cancelled, 'cancelled_calls_rate', 'percent', [
      'Lose fewer calls: ',
      ' were canceled',
    ]),
  ];
}

/** What the surveys ask for; nothing if there are too few to score. */
function scoreActions(facts: ScorecardFacts): readonly ScorecardAction[] {
  const { numerator, denominator } = facts.satisfaction;
  const [top, answered] = [numerator ?? 0, denominator ?? 0];
  const surveys = (value: number, of: 'numerator' | 'denominator') =>
    figurePiece(facts, value, 'surveys', of, scoreMetric);
  const unhappy: readonly ScorecardAction[] =
    answered === 0 || top === answered
      ? []
      : [
          {
            kind: 'unhappy',
            pieces: [
              text('Read what the other members wrote: '),
              surveys(top, 'numerator'),
              text(' of '),
              surveys(answered, 'denominator'),
              text(answered === 1 ? ' survey says Totally Satisfied.' : ' surveys say Totally Satisfied.'),
            ],
          },
        ];
  const { next } = compensationNote(top, answered);
  if (isSmallSample(answered) || !next || next.pointsAway <= 0) return unhappy;
  return [
    {
      kind: 'next-tier',
      pieces: [
        text('Reach the next tier: your score is '),
        figurePiece(facts, (100 * top) / answered, 'percent', 'value', scoreMetric),
        text(', '),
        figurePiece(facts, next.pointsAway, 'points', 'to-tier', scoreMetric),
        text(' short.'),
      ],
    },
    ...unhappy,
  ];
}

const alwaysActions: readonly ScorecardAction[] = [
  { kind: 'schedule', pieces: [text('Check next month’s schedule for hours that are short of drivers.')] },
  { kind: 'lessons', pieces: [text('Assign a lesson on what members complain about most.')] },
  { kind: 'unhappy', pieces: [text('Read the month’s comments with your drivers.')] },
];
