/** The hours a call-out is for, as encoded in a URL. */
export interface CallOutValue {
  readonly slug: string;
  /** ISO instants of full hours. */
  readonly from: string;
  readonly until: string;
}

const short = (instant: string) => instant.slice(0, 13).replace(/[-:]/g, '');
const long = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 11)}:00:00Z`;

/** 'north~20261120T21~20261121T03', in UTC. */
export const callOutText = ({ slug, from, until }: CallOutValue): string =>
  `${slug}~${short(new Date(from).toISOString())}~${short(new Date(until).toISOString())}`;

/** Parses the URL form; null for anything else. */
export function readCallOut(text: string): CallOutValue | null {
  const [, slug, first, last] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~(\d{8}T\d{2})~(\d{8}T\d{2})$/.exec(text) ?? [];
  if (!slug || !first || !last) return null;
  const value = { slug, from: long(first), until: long(last) };
  return Date.parse(value.from) < Date.parse(value.until) ? value : null;
}
