/** A call as an address names it. */
export interface CallKey {
  /** The location it is looked at from. */
  readonly slug: string;
  readonly id: number;
}

export const callKeyText = ({ slug, id }: CallKey): string => `${slug}~${id}`;

/** Reads that text; null when it names no call. */
export function readCallKey(text: string): CallKey | null {
  const [, slug, id] = /^([A-Za-z0-9][\w.-]{0,119})~([1-9]\d{0,14})$/.exec(text) ?? [];
  return slug === undefined || id === undefined ? null : { slug, id: Number(id) };
}
