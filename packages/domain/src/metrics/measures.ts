/**
 * The additive facts all metrics are computed from, and the columns of the roll-ups: sums and counts only (glossary
 * section 3, rule 1). Each is counted on the station-local day of the call's RE. Seconds are whole, so sums are exact
 * on every engine.
 */
export const measureIds = [
  // calls of this station
  'calls_received', // every call recorded here
  'calls_end_known', // of those, with an outcome or a clear code: either shows whether the call was canceled
  'calls_clear_code_known', // of those, with a clear code: only that shows whether a call pays
  'calls_killed', // ended before the request call finished
  'calls_cancelled', // outcome cancelled, or clear code XX
  'calls_gone_on_arrival',
  'calls_completed',
  'calls_paid', // clear code P1..P6
  'calls_assigned', // given to a driver, accepted, served or paid for (count_calls)
  'dispatched_end_known', // DI reached, with an outcome or a clear code
  'dispatched_outcome_known', // DI reached, with an outcome
  'dispatched_not_cancelled', // DI reached, with an outcome, and not cancelled
  'calls_cancelled_after_dispatch',
  // offers to this station: its calls plus those it passed
  'offers',
  'offers_accepted',
  'offers_passed',
  'first_offers',
  'first_offers_accepted',
  'second_offers',
  'second_offers_accepted',
  // minutes; valid when 0 < m < 480, promised when 0 < p < 999 (rule 4)
  'ata_seconds', // OL - RE over completed, immediate calls
  'ata_count',
  'ata_under_45',
  'ata_over_120',
  'pta_seconds', // promised minutes x 60
  'pta_count',
  'pta_hits', // ATA <= PTA
  'pta_ata_count', // both known
  'pta_delta_seconds', // ATA - PTA
  'dispatch_seconds', // SP - RE
  'dispatch_count',
  'enroute_seconds', // ER - DI
  'enroute_count',
  'drive_seconds', // OL - ER
  'drive_count',
  'onscene_seconds', // TW or CL - OL
  'onscene_count',
  // service
  'kmi_eligible', // calls that needed an update, if the source reports whether there was one
  'kmi_informed',
  'onsite_calls', // completed Battery and Light Service calls
  'onsite_fixed', // of those, not towed
  'onsite_towed',
  'battery_calls', // completed Battery calls
  'battery_tests',
  'battery_sale_known', // tests for which the source reports whether a battery was sold
  'battery_sales',
  // one count of calls whose source reports the fact, and one of calls for which it is true
  'second_truck_known', // completed calls
  'second_trucks',
  'damage_known',
  'damage_claims',
  'complaint_known',
  'complaints',
  'callback_known', // completed calls
  'callbacks',
  // surveys; net = excluding those rerouted or removed
  'surveys',
  'survey_comments',
  'outc1_count_raw',
  'outc1_top_raw',
  'outc1_count_net',
  'outc1_top_net',
  'response_sat_count_raw',
  'response_sat_top_raw',
  'response_sat_count_net',
  'response_sat_top_net',
  'q24_count_raw',
  'q24_top_raw',
  'q24_count_net',
  'q24_top_net',
  'q26_count_raw',
  'q26_top_raw',
  'q26_count_net',
  'q26_top_net',
] as const;

/** One additive fact. */
export type MeasureId = (typeof measureIds)[number];

/** Sums of measures over any set of stations, drivers and days. */
export type Measures = Readonly<Record<MeasureId, number>>;
