import type { SharedRecord } from '@roadside/contract/schemas';

/** A record that the reader may open. */
export type OpenRecord = Extract<SharedRecord, { allowed: true }>;

/** Where a shared record opens. Pasted into a message, the address becomes the same link again. */
export function recordPath({ kind, id, slug, day, dashboard }: OpenRecord): string {
  switch (kind) {
    case 'driver':
      return `/dashboard/${slug}/`;
    case 'shift':
      return `/scheduler/${slug}/scheduling/?${new URLSearchParams({ ...(day === null ? {} : { day }), shift: String(id) }).toString()}`;
    case 'call':
      return `/passed-calls/${slug}/?${new URLSearchParams({ drawer: `call~${slug}~${id}` }).toString()}`;
    case 'element':
      return `/dashboard/${slug}/${dashboard === null ? '' : `?dashboard=${dashboard}`}#element-${id}`;
  }
}
