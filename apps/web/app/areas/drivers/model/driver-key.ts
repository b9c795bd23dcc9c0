/** A driver or ghost as encoded in a URL. */
export interface DriverKey {
  /** The location whose list it is in, by slug and row id. */
  readonly slug: string;
  readonly orgId: number;
  readonly id: number;
}

export const driverKeyText = ({ slug, orgId, id }: DriverKey): string => `${slug}~${orgId}~${id}`;

/** Parses the URL form; returns null for anything else. */
export function readDriverKey(text: string): DriverKey | null {
  const [, slug, orgId, id] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~(-?[1-9]\d{0,9})~([1-9]\d{0,15})$/.exec(text) ?? [];
  return slug && orgId && id ? { slug, orgId: Number(orgId), id: Number(id) } : null;
}
