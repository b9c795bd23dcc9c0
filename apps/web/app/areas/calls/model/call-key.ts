/** A call as encoded in a URL. */
export interface CallKey {
  /** The location the call is viewed from. */
  readonly slug: string;
  readonly id: number;
}

export const callKeyText = ({ slug, id }: CallKey): string => `${slug}~${id}`;

/** Parses that text; returns null if it is not a call key. */
export function readCallKey(text: string): CallKey | null {
  const [, slug, id] = /^([A-Za-z0-9][\w.-]{0,119})~([1-9]\d{0,14})$/.exec(text) ?? [];
  return slug === undefined || id === undefined ? null : { slug, id: Number(id) };
}
