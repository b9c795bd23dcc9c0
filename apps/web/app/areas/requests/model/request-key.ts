import { type RequestKind, requestKinds } from '@roadside/domain/scheduling';

/** A request as encoded in a URL. */
export interface RequestKey {
  /** The location whose inbox it is in. */
  readonly slug: string;
  readonly kind: RequestKind;
  readonly id: number;
}

export const requestKeyText = ({ slug, kind, id }: RequestKey): string => `${slug}~${kind}~${id}`;

/** Parses the URL form; returns null for anything else. */
export function readRequestKey(text: string): RequestKey | null {
  const [, slug, named, digits] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([a-z_]{1,30})~([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = requestKinds.find((each) => each === named);
  return slug && kind && digits ? { slug, kind, id: Number(digits) } : null;
}
