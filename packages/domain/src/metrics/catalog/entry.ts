import type { Metric } from '../metric.ts';

/** Sources of definitions and targets, as shown next to a metric. */
export const sources = {
  specification: 'Product specification, section 3',
  trade: 'Trade practice',
  club: 'Trade practice; target from a public reporting module of a motor club',
  scorecard: 'Trade practice; target from a tow-provider scorecard guide, 2026',
  agero: 'Trade practice; target from the Agero provider FAQ',
  roadAmerica: 'Trade practice; target from the Road America provider standards',
} as const;

type Filled = 'unit' | 'validRange' | 'decimals';
type Entry = Omit<Metric, Filled> & Partial<Pick<Metric, Filled>>;

/** A share of 0 to 100 %, shown with one decimal. */
export const share = (entry: Entry): Metric => ({ unit: 'percent', validRange: [0, 100], decimals: 1, ...entry });

/** A number of calls or other things, never negative. */
export const count = (entry: Entry): Metric => ({ unit: 'calls', validRange: [0, null], decimals: 0, ...entry });

/** Minutes of a call; valid below eight hours (glossary, section 3, rule 4). */
export const minutes = (entry: Entry): Metric => ({ unit: 'minutes', validRange: [0, 480], decimals: 1, ...entry });
