import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MeasureId } from '@roadside/domain/metrics';

/** The source of a fact: the call itself, a station's pass of a call, or a member's answer. */
export const factSources = ['call', 'pass', 'survey'] as const;
export type FactSource = (typeof factSources)[number];

/** A source's contribution to a measure: a count of rows that match a condition, or a sum over each row's value. */
export type MeasureTerm = { readonly count: RawBuilder<unknown> } | { readonly sum: RawBuilder<unknown> };

const every = { count: sql`true` };
const count = (condition: RawBuilder<unknown>): MeasureTerm => ({ count: condition });
const sum = (value: RawBuilder<unknown>): MeasureTerm => ({ sum: value });

const answered = (column: string, net: boolean): MeasureTerm =>
  count(sql`${sql.ref(column)} is not null${net ? sql` and counted` : sql``}`);
const top = (column: string, net: boolean): MeasureTerm =>
  count(sql`${sql.ref(column)} = 5${net ? sql` and counted` : sql``}`);

/**
 * The single definition of every measure, over the prepared columns of `fact-sources.ts`. Both the roll-ups and queries
 * of raw rows use these expressions, so they cannot drift apart. Glossary section 3 is the source of the formulas; a
 * fact missing from the source data adds to no denominator.
 */
export const measureTerms: Readonly<Record<MeasureId, Partial<Record<FactSource, MeasureTerm>>>> = {
  calls_received: { call: every },
  calls_clear_code_known: { call: count(sql`clear_code_known`) },
  calls_end_known: { call: count(sql`outcome_known or clear_code_known`) },
  calls_killed: { call: count(sql`outcome = 'killed'`) },
  calls_cancelled: { call: count(sql`cancelled`) },
  calls_gone_on_arrival: { call: count(sql`outcome = 'gone_on_arrival'`) },
  calls_completed: { call: count(sql`completed`) },
  calls_paid: { call: count(sql`paid`) },
  calls_assigned: { call: count(sql`assigned`) },
  dispatched_outcome_known: { call: count(sql`dispatched and outcome_known`) },
  dispatched_end_known: { call: count(sql`dispatched and (outcome_known or clear_code_known)`) },
  dispatched_not_cancelled: { call: count(sql`dispatched and outcome_known and not cancelled`) },
  calls_cancelled_after_dispatch: { call: count(sql`cancelled and dispatched`) },

  // For a call with unknown passes the offers are unknown too, so it is left out of the share of passes.
  offers: { call: count(sql`pass_count is not null`), pass: every },
  offers_accepted: { call: count(sql`pass_count is not null`) },
  offers_passed: { pass: every },
  first_offers: { call: count(sql`pass_count = 0`), pass: count(sql`offer_rank = 1`) },
  first_offers_accepted: { call: count(sql`pass_count = 0`) },
  second_offers: { call: count(sql`pass_count > 0`), pass: count(sql`offer_rank > 1`) },
  second_offers_accepted: { call: count(sql`pass_count > 0`) },

  ata_seconds: { call: sum(sql`ata_seconds`) },
  ata_count: { call: count(sql`ata_seconds is not null`) },
  ata_under_45: { call: count(sql`ata_seconds < 45 * 60`) },
  ata_over_120: { call: count(sql`ata_seconds > 120 * 60`) },
  pta_seconds: { call: sum(sql`pta_seconds`) },
  pta_count: { call: count(sql`pta_seconds is not null`) },
  pta_hits: { call: count(sql`ata_seconds <= pta_seconds`) },
  pta_ata_count: { call: count(sql`ata_seconds is not null and pta_seconds is not null`) },
  pta_delta_seconds: { call: sum(sql`ata_seconds - pta_seconds`) },
  dispatch_seconds: { call: sum(sql`dispatch_seconds`) },
  dispatch_count: { call: count(sql`dispatch_seconds is not null`) },
  enroute_seconds: { call: sum(sql`enroute_seconds`) },
  enroute_count: { call: count(sql`enroute_seconds is not null`) },
  drive_seconds: { call: sum(sql`drive_seconds`) },
  drive_count: { call: count(sql`drive_seconds is not null`) },
  onscene_seconds: { call: sum(sql`onscene_seconds`) },
  onscene_count: { call: count(sql`onscene_seconds is not null`) },

  kmi_eligible: { call: count(sql`kmi_eligible and kmi_informed is not null`) },
  kmi_informed: { call: count(sql`kmi_eligible and kmi_informed`) },
  onsite_calls: { call: count(sql`completed and (battery or light_service) and became_tow is not null`) },
  onsite_fixed: { call: count(sql`completed and (battery or light_service) and not became_tow`) },
  onsite_towed: { call: count(sql`completed and (battery or light_service) and became_tow`) },
  battery_calls: { call: count(sql`completed and battery and battery_tested is not null`) },
  battery_tests: { call: count(sql`completed and battery and battery_tested`) },
  battery_sale_known: { call: count(sql`completed and battery and battery_tested and battery_sold is not null`) },
  battery_sales: { call: count(sql`completed and battery and battery_tested and battery_sold`) },
  second_truck_known: { call: count(sql`completed and second_truck is not null`) },
  second_trucks: { call: count(sql`completed and second_truck`) },
  damage_known: { call: count(sql`damage_claim is not null`) },
  damage_claims: { call: count(sql`damage_claim`) },
  complaint_known: { call: count(sql`complaint is not null`) },
  complaints: { call: count(sql`complaint`) },
  callback_known: { call: count(sql`completed and callback is not null`) },
  callbacks: { call: count(sql`completed and callback`) },

  surveys: { survey: every },
  survey_comments: { survey: count(sql`commented`) },
  outc1_count_raw: { survey: answered('outc1', false) },
  outc1_top_raw: { survey: top('outc1', false) },
  outc1_count_net: { survey: answered('outc1', true) },
  outc1_top_net: { survey: top('outc1', true) },
  response_sat_count_raw: { survey: answered('response_sat', false) },
  response_sat_top_raw: { survey: top('response_sat', false) },
  response_sat_count_net: { survey: answered('response_sat', true) },
  response_sat_top_net: { survey: top('response_sat', true) },
  q24_count_raw: { survey: answered('q24', false) },
  q24_top_raw: { survey: top('q24', false) },
  q24_count_net: { survey: answered('q24', true) },
  q24_top_net: { survey: top('q24', true) },
  q26_count_raw: { survey: answered('q26', false) },
  q26_top_raw: { survey: top('q26', false) },
  q26_count_net: { survey: answered('q26', true) },
  q26_top_net: { survey: top('q26', true) },
};

/** The sources that contribute to these measures. */
export function sourcesOf(measures: readonly MeasureId[]): FactSource[] {
  return factSources.filter((source) => measures.some((measure) => measureTerms[measure][source]));
}

/** `count(...) as measure, ...` for one source; 0 for measures it does not contribute to. */
export function aggregates(measures: readonly MeasureId[], source: FactSource): RawBuilder<unknown> {
  return sql.join(
    measures.map((measure) => {
      const term = measureTerms[measure][source];
      const value = !term
        ? sql`0`
        : 'sum' in term
          ? sql`coalesce(sum(${term.sum}), 0)`
          : sql`count(*) filter (where ${term.count})`;
      return sql`${value} as ${sql.ref(measure)}`;
    }),
  );
}
