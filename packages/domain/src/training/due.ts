import { addDays, dayCount } from '../calendar/calendar.ts';

/** Days before the due date on which a reminder goes out; each once. */
export const reminderDays = [7, 3, 1] as const;

/** When an assigned module is due. */
export type DueState = 'done' | 'open' | 'soon' | 'overdue';

/** A module counts as due soon from this many days before its date. */
export const dueSoonDays = 7;

/** State of an assignment on a day; without a due date it is open until it is done. */
export function dueState(
  { dueOn, completed }: { readonly dueOn: string | null; readonly completed: boolean },
  today: string,
): DueState {
  if (completed) return 'done';
  if (dueOn === null) return 'open';
  if (today > dueOn) return 'overdue';
  return addDays(today, dueSoonDays) >= dueOn ? 'soon' : 'open';
}

/**
 * The reminder to send on a day, as days left; null if none. After days on which nothing could be sent, only the most
 * urgent one goes out, never all that were missed.
 * @param remindedDaysLeft days left of the last reminder sent; null if there was none
 */
export function reminderDue(dueOn: string, today: string, remindedDaysLeft: number | null): number | null {
  if (today > dueOn) return null;
  const left = dayCount(today, dueOn) - 1;
  const reached = reminderDays.findLast((days) => left <= days);
  if (reached === undefined) return null;
  return remindedDaysLeft !== null && remindedDaysLeft <= reached ? null : reached;
}

/** Nobody is reminded of a campaign twice within this many hours, by managers and by the calendar together. */
export const reminderPauseHours = 24;

/** The latest moment of an earlier reminder after which a person may be reminded again now. */
export const reminderPauseStart = (now: Date): Date => new Date(now.getTime() - reminderPauseHours * 3_600_000);

/** A certificate from a completed module. */
export interface Certificate {
  /** ISO day. */
  readonly issuedOn: string;
  /** Days it is valid; null = forever. */
  readonly validDays: number | null;
}

/** State of a certificate on a day. */
export type CertificateState = 'valid' | 'expiring' | 'expired';

/** Retraining is assigned, and the fit check warns, from this many days before a certificate expires; see `retrainingLead`. */
export const retrainingDays = 30;

/**
 * The days before it expires from which a certificate is expiring: at most half of those it is valid, so that none expires
 * from the day it is issued.
 */
export const retrainingLead = (validDays: number): number => Math.min(retrainingDays, Math.floor(validDays / 2));

/** Last day a certificate is valid; null = it never expires. */
export function validThrough({ issuedOn, validDays }: Certificate): string | null {
  return validDays === null ? null : addDays(issuedOn, validDays - 1);
}

/** State of a certificate on a day: it expires the day after its last one. */
export function certificateState(certificate: Certificate, today: string): CertificateState {
  const last = validThrough(certificate);
  if (last === null || certificate.validDays === null) return 'valid';
  if (today > last) return 'expired';
  return addDays(today, retrainingLead(certificate.validDays)) > last ? 'expiring' : 'valid';
}

/** What the schedule does once a certificate has expired. */
export const certificateRules = ['off', 'warn', 'block'] as const;

/** What the schedule does once a certificate has expired: nothing, warn, or block the shift. */
export type CertificateRule = (typeof certificateRules)[number];

/** What the schedule says about a driver whose certificate is in a state, by the setting of its module. */
export function certificateFinding(state: CertificateState, rule: CertificateRule): 'warn' | 'block' | null {
  if (rule === 'off' || state === 'valid') return null;
  // Before it expires it is only ever a warning: the driver still holds it.
  return state === 'expiring' ? 'warn' : rule;
}

/**
 * The version of a module a person is shown: the one they began until they finish it, otherwise the latest (decisions
 * 38).
 */
export function versionFor(
  begun: { readonly version: number; readonly completed: boolean } | null,
  latest: number,
): { readonly version: number; readonly newerExists: boolean } {
  const version = begun && !begun.completed ? begun.version : latest;
  return { version, newerExists: version < latest };
}
