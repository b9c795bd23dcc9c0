import type { Audience } from './audience.ts';

/** Minutes until the next try, after each failure of a kind that may pass. After the last one an email is given up. */
export const emailRetryMinutes = [1, 5, 15, 60, 240, 720] as const;

/** What went wrong with an email: the transport's error code, and the server's reply code if it gave one. */
export interface EmailFailure {
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
}

/**
 * What to do after an email failed: the minutes until the next try, or null if it can't be delivered. A 5xx reply to
 * the recipient or the message is final (RFC 5321, 4.2.1). Everything else may pass: a 4xx reply, a cut connection, or a
 * refused sign-in, which is about the operator's settings.
 * @param tries how often it was tried, this time included
 */
export function nextEmailTry({ code, responseCode = 0 }: EmailFailure, tries: number): number | null {
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return final ? null : (emailRetryMinutes[tries - 1] ?? null);
}

/** The subject of a reply: 'Re: ' once, however often people reply. */
export function replySubject(subject: string): string {
  return /^re:\s/i.test(subject) ? subject : `Re: ${subject}`;
}

/**
 * Whether mail to an audience is mail to a group, which needs see-all (C053): it names an employee group, or no
 * location limits it.
 */
export function isGroupMail({ groupIds, positions, organizationIds }: Audience): boolean {
  return groupIds.length > 0 || (positions.length > 0 && organizationIds.length === 0);
}
