import { callPointMetrics, judgeDay, pointMetrics, surveyPointMetrics } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import type { JudgedDay, PointCall, PointSurvey } from '@roadside/domain/arena';
import { impossibleArrival, skippedRest } from '@roadside/domain/arena';
import { isPayable, serviceGroupOf } from '@roadside/domain/calls';
import type { Database } from '../../../platform/database/database.ts';

/**
 * The points of every driver and day, counted from the raw tables by the rules of the domain, one call at a time. It
 * shares no SQL with the module it checks.
 */
export async function recount({ kysely }: Database) {
  const calls = await kysely.selectFrom('call').selectAll().where('driver_id', 'is not', null).orderBy('id').execute();
  const surveys = await kysely
    .selectFrom('survey')
    .selectAll()
    .where('driver_id', 'is not', null)
    .orderBy('id')
    .execute();
  const shifts = await kysely
    .selectFrom('shift')
    .innerJoin('employee', 'employee.id', 'shift.employee_id')
    .select(['employee.organization_id as driver_id', 'starts_at', 'shown_until'])
    .where('publication', '=', 'published')
    .orderBy('starts_at')
    .execute();
  type Call = (typeof calls)[number];
  const place = (call: Call, at: Date) =>
    call.latitude === null || call.longitude === null
      ? null
      : { latitude: call.latitude, longitude: call.longitude, at: at.getTime() };

  const inOrder = (a: Call, b: Call) =>
    a.local_day.localeCompare(b.local_day) ||
    (a.arrived_at?.getTime() ?? 0) - (b.arrived_at?.getTime() ?? 0) ||
    a.id - b.id;
  const guardOf = (call: Call): PointCall['unsafe'] => {
    if (call.arrived_at !== null) {
      const arrived = call.arrived_at;
      const before = calls
        .filter(
          (other) =>
            other.driver_id === call.driver_id &&
            other.arrived_at !== null &&
            inOrder(other, call) < 0 &&
            other.local_day >= addDays(call.local_day, -1),
        )
        .toSorted(inOrder)
        .at(-1);
      const left = before && (before.towing_at ?? before.cleared_at ?? before.arrived_at);
      const to = place(call, arrived);
      if (before && left && to && impossibleArrival(place(before, left), to)) return 'impossible-arrival';
    }
    const began = call.dispatched_at ?? call.received_at;
    const own = shifts.filter(({ driver_id }) => driver_id === call.driver_id);
    const at = own.findIndex(({ starts_at, shown_until }) => starts_at <= began && began < shown_until);
    const shift = own[at];
    const earlier = own[at - 1];
    if (shift && earlier && skippedRest(earlier.shown_until.getTime(), shift.starts_at.getTime()))
      return 'skipped-rest';
    return null;
  };

  const pointCall = (call: Call): PointCall => {
    const completed =
      call.outcome === null ? call.clear_code !== null && isPayable(call.clear_code) : call.outcome === 'completed';
    const service = serviceGroupOf(call.trouble_code);
    const promised = call.promised_minutes;
    const ata = call.ata_seconds;
    const known = promised !== null && promised > 0 && promised < 999 && ata !== null;
    return {
      id: call.id,
      service: service ?? 'Light Service',
      hour: call.local_hour,
      zone: '',
      completed,
      onTime: known ? ata <= promised * 60 : null,
      informed: call.kmi_eligible === true ? call.kmi_informed : null,
      fixedOnSite:
        service !== 'Battery' && service !== 'Light Service'
          ? null
          : call.became_tow === null
            ? null
            : !call.became_tow,
      unsafe: guardOf(call),
    };
  };
  const top = (answer: number | null) => (answer === null ? null : answer === 5);
  const pointSurvey = (survey: (typeof surveys)[number]): PointSurvey => ({
    id: survey.id,
    callId: survey.call_id,
    overall: top(survey.outc1),
    keptInformed: top(survey.q26),
    technician: top(survey.q24),
    responseTime: top(survey.response_sat),
    mark: survey.remove ? 'remove' : survey.reroute ? 'reroute' : null,
  });

  const keys = new Map<string, { driver_id: number; local_day: string }>();
  for (const { driver_id, local_day } of [...calls, ...surveys])
    if (driver_id !== null) keys.set(`${local_day} ${String(driver_id).padStart(9, '0')}`, { driver_id, local_day });
  return [...keys.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, key]) => {
      const own = <Row extends { driver_id: number | null; local_day: string }>(rows: readonly Row[]) =>
        rows.filter(({ driver_id, local_day }) => driver_id === key.driver_id && local_day === key.local_day);
      const day: JudgedDay = judgeDay({ calls: own(calls).map(pointCall), surveys: own(surveys).map(pointSurvey) });
      return { ...key, calls: day.calls, surveys: day.surveys, ...countsOf(day) };
    });
}

/** How often each metric counted on a judged day. */
function countsOf({ calls, surveys }: JudgedDay): Record<(typeof pointMetrics)[number], number> {
  const count = (facts: JudgedDay['calls'], index: number) =>
    facts.filter((fact) => fact[index + 1] === 'counts').length;
  return Object.fromEntries(
    pointMetrics.map((metric) => {
      const byCall = (callPointMetrics as readonly string[]).indexOf(metric);
      return [
        metric,
        byCall === -1
          ? count(surveys, (surveyPointMetrics as readonly string[]).indexOf(metric))
          : count(calls, byCall),
      ];
    }),
  ) as Record<(typeof pointMetrics)[number], number>;
}
