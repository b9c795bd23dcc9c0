/** The five metrics of Call Details, in their order (specification, section 3). */
export const callMetricIds = [
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
] as const;

/** One of the five metrics. */
export type CallMetricId = (typeof callMetricIds)[number];

/** The base set of a metric and its exclusions, in the order the reasons are checked. */
export interface MetricExclusions {
  /** The set counted before exclusions. */
  readonly from: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly formula: string;
}

/**
 * Exclusions of the Call Details metrics, as shown to people. Each excluded fact has exactly one reason, the first that
 * applies, so counted and excluded add up to the base set.
 */
export const metricExclusions: Readonly<Record<CallMetricId, MetricExclusions>> = {
  paid_call_count: {
    formula: 'Number of calls with a clear code P1 to P6',
    from: 'calls received',
    reasons: {
      cancelled: 'Cancelled (clear code XX)',
      'no-code': 'No clear code',
      'other-code': 'Other clear codes, such as payment review',
    },
  },
  ata_avg: {
    formula: 'Minutes from received to on location, averaged over completed, immediate calls',
    from: 'calls received',
    reasons: {
      'not-completed': 'Not completed',
      appointment: 'Appointments',
      'no-arrival': 'No arrival time',
      'out-of-range': 'Waits of 0 minutes or less, or 480 minutes or more',
    },
  },
  overall_sat_avg: {
    formula: 'Totally Satisfied answers ÷ answered surveys × 100',
    from: 'surveys',
    reasons: { rerouted: 'Rerouted', removed: 'Removed', unanswered: 'Question not answered' },
  },
  passed_calls_freq: {
    formula: 'Calls passed at least once ÷ calls offered × 100',
    from: 'calls offered',
    reasons: { 'passes-unknown': 'Calls whose passes are unknown' },
  },
  cancelled_calls_rate: {
    formula: 'Cancelled calls ÷ calls received × 100',
    from: 'calls received',
    reasons: { 'end-unknown': 'No outcome and no clear code' },
  },
};
