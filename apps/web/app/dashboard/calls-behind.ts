/** The calls somebody looks at: of which place, on which days. */
export interface CallsBehind {
  readonly slug: string;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
}

/** As it stands in the address: 'montgomery~2026-11-01~2026-11-17'. */
export function callsText({ slug, from, to }: CallsBehind): string {
  return [slug, from, to].join('~');
}

/** What an address says; null when it says nothing, or nothing that can be looked at. */
export function readCalls(text: string | null): CallsBehind | null {
  const [, slug, from, to] = /^([A-Za-z0-9][A-Za-z0-9-]{0,99})~(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  return slug && from && to && from <= to ? { slug, from, to } : null;
}
