/** The hours a call-out is for, as encoded in a URL. */
export interface CallOutValue {
  readonly slug: string;
  /** ISO instants of full hours. */
  readonly from: string;
  readonly until: string;
}

/** 'north~2026-11-20T21:00:00.000Z~2026-11-21T03:00:00.000Z': home writes it too. */
export const callOutText = ({ slug, from, until }: CallOutValue): string => `${slug}~${from}~${until}`;

/** Parses the URL form; null for anything else. */
export function readCallOut(text: string): CallOutValue | null {
  const [, slug, from, until] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([^~]{1,40})~([^~]{1,40})$/.exec(text) ?? [];
  if (!slug || !from || !until) return null;
  return Date.parse(from) < Date.parse(until) ? { slug, from, until } : null;
}
