import fc from 'fast-check';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { troubleCodes } from '@roadside/domain/calls';
import { addDays } from '@roadside/domain/calendar';
import { readNewComments } from '../../surveys/comment-reading.repository.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CallEventTable, CallTable } from '../../../platform/database/call-tables.ts';
import type { OrganizationTable } from '../../../platform/database/organization-tables.ts';
import type { SurveyTable } from '../../../platform/database/survey-tables.ts';

/**
 * A small club with every kind of organization: two time zones, three networks, a business in two states, a place
 * without calls.
 */
const organizations: readonly (Partial<Insertable<OrganizationTable>> & {
  id: number;
  slug: string;
  type: OrganizationTable['type'];
})[] = [
  { id: 1, slug: 'club', type: 'club' },
  { id: 2, slug: 'east', type: 'club-region', parent_id: 1 },
  { id: 3, slug: 'west', type: 'club-region', parent_id: 1 },
  { id: 4, slug: 'coast', type: 'market', parent_id: 2 },
  { id: 5, slug: 'harbor', type: 'territory', parent_id: 4 },
  { id: 6, slug: 'prairie', type: 'territory', parent_id: 3, time_zone: 'America/Chicago' },
  { id: 7, slug: 'silent', type: 'territory', parent_id: 4 },
  { id: 8, slug: 'pa', type: 'station-state', parent_id: 1 },
  { id: 9, slug: 'in', type: 'station-state', parent_id: 1, time_zone: 'America/Chicago' },
  { id: 10, slug: 'rep-a', type: 'facility-rep', parent_id: 1 },
  { id: 11, slug: 'rep-b', type: 'facility-rep', parent_id: 1 },
  { id: 12, slug: 'two-state-towing', type: 'station-business', parent_id: 5 },
  { id: 20, slug: 'station-1', type: 'station', parent_id: 12, facility_type: 'PSP', state_id: 8, facility_rep_id: 10 },
  {
    id: 21,
    slug: 'station-2',
    type: 'station',
    parent_id: 12,
    facility_type: 'Fleet',
    state_id: 9,
    facility_rep_id: 11,
    time_zone: 'America/Chicago',
  },
  {
    id: 22,
    slug: 'station-3',
    type: 'station',
    parent_id: 5,
    facility_type: 'nonPSP',
    state_id: 8,
    facility_rep_id: 11,
  },
  {
    id: 23,
    slug: 'station-4',
    type: 'station',
    parent_id: 6,
    facility_type: 'PSP',
    state_id: 9,
    facility_rep_id: 10,
    time_zone: 'America/Chicago',
  },
  {
    id: 24,
    slug: 'station-silent',
    type: 'station',
    parent_id: 7,
    facility_type: 'PSP',
    state_id: 8,
    facility_rep_id: 10,
  },
  { id: 30, slug: 'ann', type: 'driver', parent_id: 20 },
  { id: 31, slug: 'bo', type: 'driver', parent_id: 20 },
  { id: 32, slug: 'cy', type: 'driver', parent_id: 21, time_zone: 'America/Chicago' },
  { id: 33, slug: 'di', type: 'driver', parent_id: 23, time_zone: 'America/Chicago' },
];

/** Row ids of the stations and drivers that facts are generated for. */
export const stationIds = [20, 21, 22, 23] as const;
export const driverIds = [30, 31, 32, 33] as const;
/** The days of every world, both included, with a February, a clock change and ends of months. */
export const firstDay = '2026-01-20';
export const lastDay = '2026-04-05';
/** Slugs of geographies worth testing. */
export const slugs = [
  ...organizations.map((organization) => organization.slug),
  'club-psp',
  'club-nonPSP',
  'club-fleet',
  'club-csn',
  'east-csn',
  'coast-psp',
  'harbor-fleet',
  'pa-psp',
  'ann-psp',
  'ann-fleet',
];

/** Facts of a random club. */
export interface FactWorld {
  readonly calls: readonly (Insertable<CallTable> & { readonly id: number })[];
  readonly passes: readonly Insertable<CallEventTable>[];
  readonly surveys: readonly Insertable<SurveyTable>[];
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4, nil: null });
const answer = maybe(fc.integer({ min: 1, max: 5 }));
const flag = maybe(fc.boolean());
const dayCount = 76;
const anyDay = fc.integer({ min: 0, max: dayCount - 1 }).map((days) => addDays(firstDay, days));

/**
 * A generated step of a call, at and around every limit: missing, backwards, zero, one second, just below and above 45,
 * 120 and 480 minutes.
 */
const step = maybe(
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 9000 }) },
    { weight: 2, arbitrary: fc.constantFrom(-60, 0, 1, 2699, 2700, 2701, 7200, 7201, 28_799, 28_800, 40_000) },
  ),
);

const call = fc.record({
  day: anyDay,
  minute: fc.integer({ min: 0, max: 1439 }),
  station: fc.constantFrom(...stationIds),
  driver: maybe(fc.constantFrom(...driverIds)),
  provider: maybe(fc.constantFrom('P' as const, 'C' as const, 'F' as const)),
  code: fc.constantFrom(...troubleCodes.map((each) => each.code), 'ZZ'),
  outcome: maybe(
    fc.constantFrom(
      'completed' as const,
      'completed' as const,
      'completed' as const,
      'cancelled' as const,
      'killed' as const,
      'gone_on_arrival' as const,
    ),
  ),
  clear: maybe(fc.constantFrom('P1', 'P4', 'P6', 'S1', 'XX')),
  appointment: fc.boolean().chain((first) => (first ? fc.boolean() : fc.constant(false))),
  steps: fc.tuple(step, step, step, step, step, step, step),
  promised: maybe(fc.constantFrom(0, 1, 30, 45, 90, 998, 999)),
  passCount: maybe(fc.integer({ min: 0, max: 3 })),
  flags: fc.tuple(flag, flag, flag, flag, flag, flag, flag, flag, flag),
  place: maybe(fc.constantFrom(['PA', 'Ardmore', 'G1'], ['PA', 'Lansdale', 'G2'], ['IN', 'Gary', 'G1'])),
  passes: fc.array(
    fc.record({
      station: fc.constantFrom(...stationIds),
      driver: maybe(fc.constantFrom(...driverIds)),
      rank: maybe(fc.integer({ min: 1, max: 3 })),
    }),
    { maxLength: 2 },
  ),
  surveys: fc.array(
    fc.record({
      answers: fc.tuple(answer, answer, answer, answer, answer, answer),
      reroute: fc.boolean(),
      remove: fc.boolean(),
      comment: maybe(fc.constantFrom('', 'Fine', '=1+1')),
      changed: anyDay,
      channel: fc.constantFrom('Email', 'SMS'),
    }),
    { maxLength: 2 },
  ),
});
type CallSpec = typeof call extends fc.Arbitrary<infer Spec> ? Spec : never;

/** Random calls, passes and surveys, with every field sometimes missing and every limit covered. */
export const factWorld: fc.Arbitrary<FactWorld> = fc.array(call, { minLength: 30, maxLength: 90 }).map((specs) => {
  const facts = specs.map((spec, index) => factsOf(spec, index + 1));
  return {
    calls: facts.map((fact) => fact.call),
    passes: facts.flatMap((fact) => fact.passes),
    surveys: facts.flatMap((fact) => fact.surveys),
  };
});

function factsOf(spec: CallSpec, id: number) {
  const received = Date.parse(`${spec.day}T00:00:00Z`) + spec.minute * 60_000;
  const after = (seconds: number | null) => (seconds === null ? null : new Date(received + seconds * 1000));
  const [spotted, assigned, dispatched, enroute, arrived, towing, cleared] = spec.steps.map(after);
  const [eligible, informed, tested, sold, towed, second, damage, complaint, callback] = spec.flags;
  const [state = null, city = null, grid = null] = spec.place ?? [];
  const keys = { local_day: spec.day, trouble_code: spec.code };
  return {
    call: {
      ...keys,
      id,
      local_hour: Math.floor(spec.minute / 60),
      station_id: spec.station,
      driver_id: spec.driver,
      provider_type: spec.provider,
      outcome: spec.outcome,
      clear_code: spec.clear,
      appointment: spec.appointment,
      received_at: new Date(received),
      spotted_at: spotted ?? null,
      assigned_at: assigned ?? null,
      dispatched_at: dispatched ?? null,
      enroute_at: enroute ?? null,
      arrived_at: arrived ?? null,
      towing_at: towing ?? null,
      cleared_at: cleared ?? null,
      promised_minutes: spec.promised,
      pass_count: spec.passCount,
      kmi_eligible: eligible,
      kmi_informed: informed,
      battery_tested: tested,
      battery_sold: sold,
      became_tow: towed,
      second_truck: second,
      damage_claim: damage,
      complaint,
      callback,
      latitude: null,
      longitude: null,
      grid,
      city,
      state,
      postal_code: null,
    },
    passes: spec.passes.map((pass) => ({
      ...keys,
      call_id: id,
      call_local_day: spec.day,
      kind: 'pass' as const,
      at: new Date(received),
      station_id: pass.station,
      driver_id: pass.driver,
      offer_rank: pass.rank,
      reason: null,
    })),
    surveys: spec.surveys.map(
      ({
        answers: [outc1, response_sat, q24, q26, driver5, driver10],
        reroute,
        remove,
        comment,
        changed,
        channel,
      }) => ({
        ...keys,
        call_id: id,
        station_id: spec.station,
        driver_id: spec.driver,
        provider_type: spec.provider,
        call_received_at: new Date(received),
        recorded_at: new Date(received + 86_400_000),
        updated_at: new Date(`${changed}T15:00:00Z`),
        channel,
        outc1,
        response_sat,
        q24,
        q26,
        driver5,
        driver10,
        reroute,
        // At most one mark.
        remove: remove && !reroute,
        comment,
        state,
        city,
        grid,
      }),
    ),
  };
}

/** A call with only its outcome known: completed and paid. Tests add the fields they need. */
export function plainCall(
  id: number,
  localDay: string,
  stationId: number,
  change: Partial<Insertable<CallTable>> = {},
): FactWorld['calls'][number] {
  return {
    local_day: localDay,
    local_hour: 12,
    station_id: stationId,
    driver_id: null,
    provider_type: null,
    trouble_code: '5',
    outcome: 'completed',
    clear_code: 'P1',
    appointment: false,
    received_at: new Date(`${localDay}T17:00:00Z`),
    spotted_at: null,
    assigned_at: null,
    dispatched_at: null,
    enroute_at: null,
    arrived_at: null,
    towing_at: null,
    cleared_at: null,
    promised_minutes: null,
    pass_count: null,
    kmi_eligible: null,
    kmi_informed: null,
    battery_tested: null,
    battery_sold: null,
    became_tow: null,
    second_truck: null,
    damage_claim: null,
    complaint: null,
    callback: null,
    latitude: null,
    longitude: null,
    grid: null,
    city: null,
    state: null,
    postal_code: null,
    ...change,
    id,
  };
}

/** An answer to a plain call's survey: totally satisfied unless the test overrides it. */
export function plainSurvey(
  call: FactWorld['calls'][number],
  change: Partial<Insertable<SurveyTable>> = {},
): Insertable<SurveyTable> {
  return {
    call_id: call.id,
    local_day: call.local_day,
    station_id: call.station_id,
    driver_id: call.driver_id ?? null,
    provider_type: call.provider_type ?? null,
    trouble_code: call.trouble_code,
    call_received_at: call.received_at,
    recorded_at: new Date(`${call.local_day}T23:00:00Z`),
    updated_at: new Date(`${call.local_day}T23:00:00Z`),
    channel: 'SMS',
    outc1: 5,
    response_sat: 5,
    q24: 5,
    q26: 5,
    driver5: 5,
    driver10: 5,
    comment: null,
    state: null,
    city: null,
    grid: null,
    ...change,
  };
}

/** Creates the organizations, once per database. */
export async function insertOrganizations(db: Database): Promise<void> {
  await db.kysely
    .insertInto('organization')
    .values(
      organizations.map((each) => ({
        name: each.slug,
        display_name: each.slug,
        time_zone: 'America/New_York',
        facility_type: null,
        parent_id: null,
        state_id: null,
        facility_rep_id: null,
        first_name: null,
        last_name: null,
        latitude: null,
        longitude: null,
        external_id: null,
        ...each,
      })),
    )
    .execute();
  await sql`select ensure_call_month(day::date) from generate_series(${firstDay}::date, ${lastDay}::date + 31, interval '1 month') as day`.execute(
    db.kysely,
  );
}

/**
 * Deletes all facts and roll-ups and inserts a world's facts; the caller computes the roll-ups. Surveys keep the marks
 * they are given, whatever the business rules say.
 */
export async function replaceFacts(db: Database, { calls, passes, surveys }: FactWorld): Promise<void> {
  await sql`truncate call, call_event, survey, survey_comment_span, survey_rules_due, rollup_station_day, rollup_station_day_total, rollup_driver_day, rollup_dirty`.execute(
    db.kysely,
  );
  if (calls.length > 0) await db.kysely.insertInto('call').values(calls).execute();
  if (passes.length > 0) await db.kysely.insertInto('call_event').values(passes).execute();
  const given = surveys.map((survey) => ({
    imported_reroute: survey.reroute ?? false,
    imported_remove: survey.remove ?? false,
    ...survey,
  }));
  if (given.length > 0) await db.kysely.insertInto('survey').values(given).execute();
  await readNewComments(db);
  await sql`update survey set reroute = imported_reroute, remove = imported_remove, mark_reason = null
    where mark_reason is not null`.execute(db.kysely);
}
