import { callsOfPart, firstPart } from '../metrics/calls-behind.ts';
import { metricById } from '../metrics/catalog.ts';
import type { FigureSource } from './report-sentence.ts';

/** The list of calls behind a number: those a metric counts at a place, on days, with a limit or without. */
export interface ListBehind extends Pick<FigureSource, 'metric' | 'slug' | 'from' | 'to'> {
  readonly part: 'numerator' | 'denominator';
  readonly only: string | null;
}

const partOf = { service: 'service_mix', provider: 'provider_mix', wait: 'wait' } as const;

/**
 * The calls a number of a report counts; null for a change, which is explained instead, and for numbers of places, which
 * are counted in the ranking.
 */
export function listBehind({ of, metric, slug, from, to, part, lead }: FigureSource): ListBehind | null {
  if (of === 'change' || of === 'growth' || of === 'ranked' || of === 'unranked' || of === 'on-goal') return null;
  const known = metricById.get(metric);
  const counts = of === 'numerator' ? 'numerator' : of === 'value' && known ? firstPart(known) : 'denominator';
  const cause = part ?? (lead && partOf[lead.dimension]);
  return { metric, slug, from, to, part: counts, only: cause && callsOfPart({ part: cause, lead }) };
}
