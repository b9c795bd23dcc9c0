import type { ServiceGroup } from '../calls/trouble-code.ts';
import { roundTo } from '../rounding/rounding.ts';

/**
 * What points are given for, with the points of one event at weight 1. The ids are metrics of the catalog; the amounts
 * are ours to change. A season weighs up to eight of them, a campaign the four of `campaignMetrics`.
 */
export const eventPoints = {
  count_calls: 15,
  pta_hit_rate: 5,
  kmi: 5,
  fix_on_site_rate: 5,
  overall_sat: 20,
  kept_informed: 10,
  technician_sat: 5,
  response_time_sat: 5,
} as const;

/** A metric that gives points. */
export type PointMetric = keyof typeof eventPoints;

/** Every metric that gives points, in the order shown. */
export const pointMetrics = Object.keys(eventPoints) as readonly PointMetric[];

/** The metrics of a campaign (specification, section 3: metric_values). */
export const campaignMetrics = ['overall_sat', 'count_calls', 'kmi', 'kept_informed'] as const satisfies PointMetric[];

/** Weight per metric; a metric that is not named gives nothing. */
export type PointWeights = Readonly<Partial<Record<PointMetric, number>>>;

/** The weights of a campaign that sets none: 1 each (specification, section 9). */
export const defaultWeights: PointWeights = Object.fromEntries(campaignMetrics.map((metric) => [metric, 1]));

/** Most metrics a season may weigh. */
export const maxSeasonMetrics = 8;
/** Largest weight. */
export const maxWeight = 10;

/** Why weights are refused. */
export type WeightProblem = 'none' | 'unknown-metric' | 'too-many' | 'out-of-range';

/** The problem with weights, or null: at least one above 0, at most eight, each 0 to 10. */
export function weightProblem(weights: Readonly<Record<string, number>>): WeightProblem | null {
  const entries = Object.entries(weights);
  if (entries.some(([metric]) => !(metric in eventPoints))) return 'unknown-metric';
  if (entries.some(([, weight]) => !Number.isFinite(weight) || weight < 0 || weight > maxWeight)) return 'out-of-range';
  const used = entries.filter(([, weight]) => weight > 0).length;
  if (used > maxSeasonMetrics) return 'too-many';
  return used === 0 ? 'none' : null;
}

/** A call as the points see it. */
export interface PointCall {
  readonly id: number;
  readonly service: ServiceGroup;
  /** Hour of the day, 0 to 23, station time. */
  readonly hour: number;
  readonly zone: string;
  readonly completed: boolean;
  /** Null if no arrival time was promised. */
  readonly onTime: boolean | null;
  /** Whether the member got the update that was due; null if none was due. */
  readonly informed: boolean | null;
  /** Fixed without a tow; null for tows. */
  readonly fixedOnSite: boolean | null;
  /** What the safety guard found (decisions 42); null if nothing. */
  readonly unsafe: 'impossible-arrival' | 'skipped-rest' | null;
}

/** A survey as the points see it; each answer is whether it was the top one, or null if it was not given. */
export interface PointSurvey {
  readonly id: number;
  readonly callId: number;
  readonly overall: boolean | null;
  readonly keptInformed: boolean | null;
  readonly technician: boolean | null;
  readonly responseTime: boolean | null;
  /** Its mark under the business rules. */
  readonly mark: 'remove' | 'reroute' | null;
}

/** Why a call or survey gave nothing. */
export type NoPoints =
  | 'not-completed'
  | 'late'
  | 'not-informed'
  | 'towed'
  | 'not-top-answer'
  | 'removed'
  | 'rerouted'
  | 'impossible-arrival'
  | 'skipped-rest'
  | 'open-training';

/** A call or survey that gave nothing, and why. */
export interface Uncounted {
  readonly id: number;
  readonly why: NoPoints;
}

/** The points of one metric on one day, and the calls or surveys they came from. */
export interface PointLine {
  readonly metric: PointMetric;
  readonly points: number;
  readonly source: 'call' | 'survey';
  /** Ids of the calls or surveys that counted, ascending. */
  readonly counted: readonly number[];
  readonly uncounted: readonly Uncounted[];
}

/** One driver's points of one day. */
export interface DayPoints {
  readonly points: number;
  readonly lines: readonly PointLine[];
}

/** The facts of one driver's day. */
export interface PointDay {
  readonly calls: readonly PointCall[];
  /** Surveys of calls of this day, whenever they were answered. */
  readonly surveys: readonly PointSurvey[];
  /** A required module is open: nothing counts in this campaign (decisions 39). */
  readonly trainingOpen: boolean;
}

type Judged = NoPoints | 'counts' | null;

/** How each metric judges a call or survey; null = it says nothing about the metric. */
const ofCall: Readonly<Record<string, (call: PointCall) => Judged>> = {
  count_calls: ({ completed }) => (completed ? 'counts' : 'not-completed'),
  pta_hit_rate: ({ completed, onTime }) => (!completed || onTime === null ? null : onTime ? 'counts' : 'late'),
  kmi: ({ informed }) => (informed === null ? null : informed ? 'counts' : 'not-informed'),
  fix_on_site_rate: ({ completed, fixedOnSite }) =>
    !completed || fixedOnSite === null ? null : fixedOnSite ? 'counts' : 'towed',
} satisfies Partial<Record<PointMetric, (call: PointCall) => Judged>>;

const answers: Readonly<Record<string, (survey: PointSurvey) => boolean | null>> = {
  overall_sat: ({ overall }) => overall,
  kept_informed: ({ keptInformed }) => keptInformed,
  technician_sat: ({ technician }) => technician,
  response_time_sat: ({ responseTime }) => responseTime,
} satisfies Partial<Record<PointMetric, (survey: PointSurvey) => boolean | null>>;

const marked = { remove: 'removed', reroute: 'rerouted' } as const;

/** Points of one event: whole, so that sums are exact. */
export const pointsOf = (metric: PointMetric, weight: number): number => roundTo(eventPoints[metric] * weight, 0);

/**
 * One driver's points of one day, with a line for each weighed metric that something was judged by. Unsafe calls earn
 * nothing, in no metric, and neither do their surveys.
 */
export function pointsOfDay({ calls, surveys, trainingOpen }: PointDay, weights: PointWeights): DayPoints {
  const unsafe = new Map(calls.flatMap(({ id, unsafe: found }) => (found ? [[id, found] as const] : [])));
  const lines = pointMetrics.flatMap((metric): PointLine[] => {
    const weight = weights[metric] ?? 0;
    if (weight === 0) return [];
    const judgeCall = ofCall[metric];
    const answerOf = answers[metric];
    const judged = judgeCall
      ? calls.map((call) => [call.id, judgeCall(call), unsafe.get(call.id)] as const)
      : surveys.map((survey) => [survey.id, judgeSurvey(survey, answerOf), unsafe.get(survey.callId)] as const);
    const counted: number[] = [];
    const uncounted: Uncounted[] = [];
    for (const [id, verdict, guard] of judged) {
      if (verdict === null) continue;
      const why = verdict === 'counts' ? (guard ?? (trainingOpen ? 'open-training' : null)) : verdict;
      if (why === null) counted.push(id);
      else uncounted.push({ id, why });
    }
    if (counted.length === 0 && uncounted.length === 0) return [];
    return [
      {
        metric,
        points: pointsOf(metric, weight) * counted.length,
        source: judgeCall ? 'call' : 'survey',
        counted: counted.toSorted((a, b) => a - b),
        uncounted: uncounted.toSorted((a, b) => a.id - b.id),
      },
    ];
  });
  return { points: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

function judgeSurvey(survey: PointSurvey, answerOf: ((survey: PointSurvey) => boolean | null) | undefined): Judged {
  const answer = answerOf?.(survey) ?? null;
  if (answer === null) return null;
  if (survey.mark) return marked[survey.mark];
  return answer ? 'counts' : 'not-top-answer';
}

/** What a line's uncounted calls and surveys say on the screen. */
export const noPointsWords: Readonly<Record<NoPoints, string>> = {
  'not-completed': 'Not completed',
  late: 'Arrived after the promised time',
  'not-informed': 'No update within 10 minutes',
  towed: 'Towed',
  'not-top-answer': 'Not the top answer',
  removed: 'Survey removed',
  rerouted: 'Survey rerouted',
  'impossible-arrival': 'Arrived faster than the legal drive',
  'skipped-rest': 'Shift began without the required rest',
  'open-training': 'Required training is open',
};

/** One metric's points that a settled day would have today, less what it has: a line of the open period. */
export interface Restatement {
  readonly metric: PointMetric;
  /** Negative if the day is worth less now. */
  readonly points: number;
}

/**
 * What changed since a day was settled, for instance because of a late survey. Settled days are never edited (decisions
 * 41): the differences become lines of the open period. Pass the day's points plus all earlier restatements as
 * `settled`.
 */
export function restatements(
  settled: ReadonlyMap<PointMetric, number>,
  now: Pick<DayPoints, 'lines'>,
): readonly Restatement[] {
  const today = new Map(now.lines.map(({ metric, points }) => [metric, points]));
  return pointMetrics.flatMap((metric) => {
    const points = (today.get(metric) ?? 0) - (settled.get(metric) ?? 0);
    return points === 0 ? [] : [{ metric, points }];
  });
}
