import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { formulaOf } from '@roadside/domain/metrics';
import type { MeasureId, Metric } from '@roadside/domain/metrics';
import { factSource } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { measureTerms, sourcesOf } from '../metrics/measure-terms.ts';
import type { FactSource } from '../metrics/measure-terms.ts';

/** A metric's numerator or its denominator. */
export type CountedPart = 'numerator' | 'denominator';

/** The measure counted by a part of a metric; null for a metric that is not computed from calls. */
export function countedMeasure(metric: Metric, part: CountedPart, businessRules: boolean): MeasureId | null {
  const formula = formulaOf(metric, { businessRules });
  switch (formula.kind) {
    case 'count':
      return formula.numerator;
    case 'mean':
      return formula.denominator;
    case 'share':
      return formula[part];
    case 'quantile':
      return 'ata_count';
    case 'external':
      return null;
  }
}

/** Day and id of a fact's call, by the fact's source. */
const callOf: Readonly<Record<FactSource, RawBuilder<unknown>>> = {
  call: sql`local_day, id`,
  survey: sql`local_day, call_id`,
  pass: sql`call_local_day, call_id`,
};

/**
 * The condition that a row of `call` is among those a measure counts in a scope. Calls are found by their own facts, by
 * their surveys, and by passes of the scope's stations, since a call one station passed was served by another.
 */
export function isCounted(measure: MeasureId, scope: FactScope, byDriver: boolean): RawBuilder<unknown> {
  const ofSources = sourcesOf([measure]).map((source) => {
    // Limits the scope's own calls to its days, so that other months are not scanned. Passes are not limited, since a
    // call may be passed on a later day than it was received.
    const days = source === 'pass' ? sql`` : sql`local_day between ${scope.from}::date and ${scope.to}::date and `;
    return sql`${days}(local_day, id) in (select ${callOf[source]} from (${factSource(source, scope, byDriver)}) as fact where ${termOf(measure, source)})`;
  });
  return sql`(${sql.join(
    ofSources.map((of) => sql`(${of})`),
    sql` or `,
  )})`;
}

/** A sum counts the facts that have a value. */
function termOf(measure: MeasureId, source: FactSource): RawBuilder<unknown> {
  const term = measureTerms[measure][source];
  if (!term) return sql`false`;
  return 'sum' in term ? sql`(${term.sum}) is not null` : sql`(${term.count})`;
}
