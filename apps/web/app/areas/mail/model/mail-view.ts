/** The folders of the Mail screen. */
export const mailFolders = ['all', 'unread', 'sent', 'drafts'] as const;
export type MailFolder = (typeof mailFolders)[number];

/** What the address of the Mail screen says. */
export interface MailView {
  readonly folder: MailFolder;
  /** Words to search for. */
  readonly text: string;
  /** The open thread. */
  readonly thread: number | null;
  /** The open draft: its id, or 'new'. */
  readonly compose: string | null;
  /** People a new mail is for, by employee id. */
  readonly to: number | null;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const positive = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the address; what doesn't fit is left out. */
export function readMailView(search: URLSearchParams): MailView {
  const compose = search.get('compose');
  return {
    folder: mailFolders.find((folder) => folder === search.get('folder')) ?? 'all',
    text: (search.get('text') ?? '').slice(0, 100),
    thread: positive(search.get('thread')),
    compose: compose === 'new' || (compose !== null && uuid.test(compose)) ? compose : null,
    to: positive(search.get('to')),
  };
}

/** The address of the screen with some of it changed. Opening a thread closes the draft, and the other way around. */
export function mailHref(view: MailView, change: Partial<MailView>): string {
  const next = { ...view, thread: null, compose: null, to: null, ...change };
  const search = new URLSearchParams();
  if (next.folder !== 'all') search.set('folder', next.folder);
  if (next.text !== '') search.set('text', next.text);
  if (next.thread !== null) search.set('thread', String(next.thread));
  if (next.compose !== null) search.set('compose', next.compose);
  if (next.to !== null) search.set('to', String(next.to));
  const query = search.toString();
  return `/mail/${query && `?${query}`}`;
}

/** A new id for a mail. `crypto.randomUUID` exists only on secure origins, and an office network may not be one. */
export function newMailId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
