import { longestCallOutHours } from '@roadside/domain/call-outs';
import { roundTo } from '@roadside/domain/rounding';
import type { FitFinding } from '@roadside/domain/scheduling';
import { openLength, type Shift } from '@roadside/scheduler-gantt/model';
import { findingsOf } from './schedule-policy.ts';
import type { ScheduleSession } from './schedule-session.ts';

const hour = 3_600_000;

/** An hour with fewer drivers than needed. */
export interface Gap {
  readonly at: number;
  readonly needed: number;
  readonly scheduled: number;
}

/** Short hours, worst first. Past hours are left out. */
export function gapsIn({ model }: ScheduleSession, now: number): readonly Gap[] {
  return model
    .coverageWith()
    .flatMap(({ from, until, needed, scheduled }) =>
      needed !== null && scheduled < needed && until > now ? [{ at: from, needed, scheduled }] : [],
    )
    .toSorted((a, b) => b.needed - b.scheduled - (a.needed - a.scheduled) || a.at - b.at);
}

/**
 * The short hours around one of them that follow each other, as ISO instants, for a call-out: it starts in the future,
 * so an hour that has started is left out, and has a longest span. Null if only the hour that has started is short.
 */
export function runAround(
  gaps: readonly Gap[],
  at: number,
  now: number,
): { readonly from: string; readonly until: string } | null {
  const short = new Set(gaps.map((gap) => gap.at).filter((start) => start > now));
  let from = at > now ? at : at + hour;
  if (!short.has(from)) return null;
  let until = from + hour;
  const isFull = () => until - from >= longestCallOutHours * hour;
  while (short.has(until) && !isFull()) until += hour;
  while (short.has(from - hour) && !isFull()) from -= hour;
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** A driver who could cover a gap. */
export interface Candidate {
  readonly driverId: string;
  readonly name: string;
  readonly shift: Omit<Shift, 'id'>;
  /** Findings against this driver; candidates with a blocking finding are left out. */
  readonly findings: readonly FitFinding[];
  readonly worked: number;
}

/** Maximum number of drivers checked per gap: a club has hundreds, and the fit check is thorough. */
const looked = 150;

/** Drivers who could start a shift at the gap, sorted by fewest findings, then by fewest hours this week. */
export function candidatesFor(session: ScheduleSession, { at }: Gap, most = 3): readonly Candidate[] {
  const { model, rows } = session;
  const span = { start: at, end: at + openLength };
  const found: Candidate[] = [];
  const free = model.drivers
    .filter(({ id, kind, readOnly }) => kind === 'driver' && !readOnly && model.shiftsWithin(id, span).length === 0)
    .toSorted((a, b) => model.workedBy(a.id) - model.workedBy(b.id))
    .slice(0, looked);
  for (const { id, name } of free) {
    const tcd = rows.fit.get(id)?.tcd ?? [];
    if (tcd.length === 0) continue;
    const shift = { driverId: id, ...span, service: serviceOf(tcd), version: 0 };
    const findings = findingsOf({ ...shift, id: 'candidate' }, model, rows);
    if (findings.some(({ severity }) => severity === 'block')) continue;
    found.push({ driverId: id, name, shift, findings, worked: model.workedBy(id) / hour });
  }
  return found.toSorted((a, b) => a.findings.length - b.findings.length || a.worked - b.worked).slice(0, most);
}

const keys = { Tow: 'tow', Battery: 'battery', 'Light Service': 'light' } as const;
const serviceOf = (tcd: readonly (keyof typeof keys)[]) => tcd.map((service) => keys[service]).join('+');

/** What to know about a candidate: '24.5 h in this period · fits'. */
export function candidateWords({ worked, findings }: Pick<Candidate, 'worked' | 'findings'>): string {
  const fit = findings.length === 0 ? 'fits' : findings.map(({ words }) => words).join(' · ');
  return `${roundTo(worked, 1)} h in this period · ${fit}`;
}
