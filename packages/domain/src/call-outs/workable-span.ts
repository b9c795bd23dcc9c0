import type { TimeSpan } from '../scheduling/coverage.ts';
import type { FitFinding } from '../scheduling/fit.ts';

const hourMs = 3_600_000;
/** Nobody is called in for less than this, unless the call-out itself is shorter. */
export const shortestCallOutHours = 2;
/** Longest call-out, in hours. */
export const longestCallOutHours = 24;

/**
 * Whether a driver may be asked to work a shift: nothing but overtime speaks against it, or a certificate the schedule
 * only warns about. Too little rest, other weekly times, requested days off, or a missing skill do.
 */
export function suitsCallOut(findings: readonly FitFinding[]): boolean {
  return findings.every(
    ({ rule, severity }) => (rule === 'weekly-hours' || rule === 'certificate') && severity === 'warn',
  );
}

/** A part of a call-out that suits a driver. */
export interface WorkableSpan {
  readonly span: TimeSpan;
  readonly overtime: boolean;
}

/**
 * The parts of a call-out that suit a driver, in whole hours from its start, longest first: a driver with a day off in
 * the middle has one before and one after it. Parts of a part are left out.
 */
export function workableSpans(
  window: TimeSpan,
  findingsOf: (span: TimeSpan) => readonly FitFinding[],
): readonly WorkableSpan[] {
  const hours = Math.floor((window.end - window.start) / hourMs);
  const shortest = Math.max(1, Math.min(shortestCallOutHours, hours));
  const found: WorkableSpan[] = [];
  for (let length = hours; length >= shortest; length -= 1)
    for (let first = 0; first + length <= hours; first += 1) {
      const start = window.start + first * hourMs;
      const span = { start, end: start + length * hourMs };
      if (found.some((longer) => longer.span.start <= span.start && span.end <= longer.span.end)) continue;
      const findings = findingsOf(span);
      if (suitsCallOut(findings)) found.push({ span, overtime: findings.some(({ rule }) => rule === 'weekly-hours') });
    }
  return found;
}
