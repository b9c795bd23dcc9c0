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

/** What a line is called on the screen, from the driver's side. */
export const pointMetricLabels: Readonly<Record<PointMetric, string>> = {
  count_calls: 'Calls completed',
  pta_hit_rate: 'On time',
  kmi: 'Member kept up to date',
  fix_on_site_rate: 'Fixed on site',
  overall_sat: 'Totally satisfied members',
  kept_informed: 'Top answer: kept informed',
  technician_sat: 'Top answer: driver',
  response_time_sat: 'Top answer: response time',
};

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

/** Every reason why a call or survey gives nothing. */
export const noPointsReasons = [
  'not-completed',
  'late',
  'not-informed',
  'towed',
  'not-top-answer',
  'removed',
  'rerouted',
  'impossible-arrival',
  'skipped-rest',
  'open-training',
] as const;

/** Why a call or survey gave nothing. */
export type NoPoints = (typeof noPointsReasons)[number];

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

/** What a call or survey is worth to one metric: it counts, a reason why it doesn't, or null = it says nothing. */
export type PointVerdict = NoPoints | 'counts' | null;

/** How a call is judged, by metric. */
const ofCall = {
  count_calls: ({ completed }) => (completed ? 'counts' : 'not-completed'),
  pta_hit_rate: ({ completed, onTime }) => (!completed || onTime === null ? null : onTime ? 'counts' : 'late'),
  kmi: ({ informed }) => (informed === null ? null : informed ? 'counts' : 'not-informed'),
  fix_on_site_rate: ({ completed, fixedOnSite }) =>
    !completed || fixedOnSite === null ? null : fixedOnSite ? 'counts' : 'towed',
} satisfies Partial<Record<PointMetric, (call: PointCall) => PointVerdict>>;

/** The answer of a survey that each metric looks at. */
const answers = {
  overall_sat: ({ overall }) => overall,
  kept_informed: ({ keptInformed }) => keptInformed,
  technician_sat: ({ technician }) => technician,
  response_time_sat: ({ responseTime }) => responseTime,
} satisfies Partial<Record<PointMetric, (survey: PointSurvey) => boolean | null>>;

/** Metrics judged by calls, in the order of a {@link JudgedFact}'s verdicts. */
export const callPointMetrics = Object.keys(ofCall) as readonly (keyof typeof ofCall)[];
/** Metrics judged by surveys, in the order of a {@link JudgedFact}'s verdicts. */
export const surveyPointMetrics = Object.keys(answers) as readonly (keyof typeof answers)[];

/** A judged call or survey: its id, then a verdict for each of `callPointMetrics` or `surveyPointMetrics`. */
export type JudgedFact = readonly [id: number, ...verdicts: PointVerdict[]];

/** A driver's day with everything judged. Weights and open training aren't part of it: they differ by campaign. */
export interface JudgedDay {
  readonly calls: readonly JudgedFact[];
  readonly surveys: readonly JudgedFact[];
}

const marked = { remove: 'removed', reroute: 'rerouted' } as const;

/** Judges the calls and surveys of a day. Unsafe calls earn nothing, in no metric, and neither do their surveys. */
export function judgeDay({ calls, surveys }: Pick<PointDay, 'calls' | 'surveys'>): JudgedDay {
  const unsafe = new Map(calls.map(({ id, unsafe: found }) => [id, found]));
  const guarded = (verdict: PointVerdict, callId: number) =>
    verdict === 'counts' ? (unsafe.get(callId) ?? verdict) : verdict;
  const judgeSurvey = (survey: PointSurvey, answer: boolean | null): PointVerdict => {
    if (answer === null) return null;
    if (survey.mark) return marked[survey.mark];
    return answer ? 'counts' : 'not-top-answer';
  };
  return {
    calls: calls.map((call) => [call.id, ...callPointMetrics.map((metric) => guarded(ofCall[metric](call), call.id))]),
    surveys: surveys.map((survey) => [
      survey.id,
      ...surveyPointMetrics.map((metric) => guarded(judgeSurvey(survey, answers[metric](survey)), survey.callId)),
    ]),
  };
}

/** Points of one event: whole, so that sums are exact. */
export const pointsOf = (metric: PointMetric, weight: number): number => roundTo(eventPoints[metric] * weight, 0);

/** The lines of a judged day: one for each weighed metric that something was judged by. */
export function linesOfDay(
  { calls, surveys }: JudgedDay,
  weights: PointWeights,
  { trainingOpen = false }: { readonly trainingOpen?: boolean } = {},
): DayPoints {
  const lines = pointMetrics.flatMap((metric): PointLine[] => {
    const weight = weights[metric] ?? 0;
    if (weight === 0) return [];
    const byCall = (callPointMetrics as readonly PointMetric[]).indexOf(metric);
    const place = byCall === -1 ? (surveyPointMetrics as readonly PointMetric[]).indexOf(metric) : byCall;
    const counted: number[] = [];
    const uncounted: Uncounted[] = [];
    for (const [id, ...verdicts] of byCall === -1 ? surveys : calls) {
      const verdict = verdicts[place] ?? null;
      if (verdict === null) continue;
      const why = verdict === 'counts' ? (trainingOpen ? 'open-training' : null) : verdict;
      if (why === null) counted.push(id);
      else uncounted.push({ id, why });
    }
    if (counted.length === 0 && uncounted.length === 0) return [];
    return [
      {
        metric,
        points: pointsOf(metric, weight) * counted.length,
        source: byCall === -1 ? 'survey' : 'call',
        counted: counted.toSorted((a, b) => a - b),
        uncounted: uncounted.toSorted((a, b) => a.id - b.id),
      },
    ];
  });
  return { points: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/**
 * One driver's points of one day, with a line for each weighed metric that something was judged by. Unsafe calls earn
 * nothing, in no metric, and neither do their surveys.
 */
export function pointsOfDay(day: PointDay, weights: PointWeights): DayPoints {
  return linesOfDay(judgeDay(day), weights, day);
}

/** A call or survey that was judged otherwise when its day was settled. */
export interface ChangedFact {
  readonly source: 'call' | 'survey';
  readonly id: number;
  readonly metric: PointMetric;
  readonly was: PointVerdict;
  readonly now: PointVerdict;
}

/**
 * What is judged otherwise now than it was: the content of a correction. A call or survey that is gone says nothing now.
 */
export function changedFacts(was: JudgedDay, now: JudgedDay): readonly ChangedFact[] {
  const between = (
    source: ChangedFact['source'],
    metrics: readonly PointMetric[],
    before: readonly JudgedFact[],
    after: readonly JudgedFact[],
  ): ChangedFact[] => {
    const old = new Map(before.map(([id, ...verdicts]) => [id, verdicts]));
    const fresh = new Map(after.map(([id, ...verdicts]) => [id, verdicts]));
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .toSorted((a, b) => a - b)
      .flatMap((id) =>
        metrics.flatMap((metric, index) => {
          const change = { was: old.get(id)?.[index] ?? null, now: fresh.get(id)?.[index] ?? null };
          return change.was === change.now ? [] : [{ source, id, metric, ...change }];
        }),
      );
  };
  return [
    ...between('call', callPointMetrics, was.calls, now.calls),
    ...between('survey', surveyPointMetrics, was.surveys, now.surveys),
  ];
}

/** A judged day after changes; what no longer says anything leaves no trace. */
export function afterChanges(day: JudgedDay, changes: readonly ChangedFact[]): JudgedDay {
  const changed = (source: ChangedFact['source'], metrics: readonly PointMetric[], facts: readonly JudgedFact[]) => {
    const verdicts = new Map(facts.map(([id, ...each]) => [id, each]));
    for (const change of changes.filter((each) => each.source === source)) {
      const next = [...(verdicts.get(change.id) ?? metrics.map(() => null))];
      next[metrics.indexOf(change.metric)] = change.now;
      verdicts.set(change.id, next);
    }
    return [...verdicts]
      .filter(([, each]) => each.some((verdict) => verdict !== null))
      .toSorted(([a], [b]) => a - b)
      .map(([id, each]): JudgedFact => [id, ...each]);
  };
  return {
    calls: changed('call', callPointMetrics, day.calls),
    surveys: changed('survey', surveyPointMetrics, day.surveys),
  };
}

/** How many more (or fewer) events of each metric count after changes. */
export function countedByChanges(changes: readonly ChangedFact[]): Readonly<Partial<Record<PointMetric, number>>> {
  const sums: Partial<Record<PointMetric, number>> = {};
  for (const { metric, was, now } of changes) {
    const events = Number(now === 'counts') - Number(was === 'counts');
    if (events !== 0) sums[metric] = (sums[metric] ?? 0) + events;
  }
  return sums;
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

/** Why nothing counts while training is open: the modules by name; none if they have been finished since. */
export function openTrainingWords(modules: readonly string[]): string {
  if (modules.length === 0) return 'Required training was open';
  return modules.length === 1
    ? `Required module ${modules[0]} is open`
    : `Required modules are open: ${modules.join(', ')}`;
}
