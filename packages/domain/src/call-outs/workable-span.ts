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

/**
 * The longest part of a call-out that suits a driver, in whole hours from its start; the earlier one of two equally
 * long. Null if none does.
 */
export function workableSpan(
  window: TimeSpan,
  findingsOf: (span: TimeSpan) => readonly FitFinding[],
): { readonly span: TimeSpan; readonly overtime: boolean } | null {
  const hours = Math.floor((window.end - window.start) / hourMs);
  const shortest = Math.min(shortestCallOutHours, hours);
  for (let length = hours; length >= Math.max(1, shortest); length -= 1)
    for (let first = 0; first + length <= hours; first += 1) {
      const start = window.start + first * hourMs;
      const span = { start, end: start + length * hourMs };
      const findings = findingsOf(span);
      if (suitsCallOut(findings)) return { span, overtime: findings.length > 0 };
    }
  return null;
}
