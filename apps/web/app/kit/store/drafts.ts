/** Identifies a draft: the person and the form. */
export interface DraftKey {
  /** Id of the signed-in person: another person in the same browser never sees the draft. */
  readonly person: number | string;
  /** Unique within the app; a form for an existing record names the record: 'dashboard 12'. */
  readonly form: string;
  /** Stays when the person leaves the form, as work of days does that can't be saved before it is sent. */
  readonly stays?: boolean;
}

const prefix = 'roadside-draft ';
const placeOf = ({ person, form }: DraftKey) => `${prefix}${person} ${form}`;

interface Stored {
  /** The page that wrote it: two tabs with the same form must not delete each other's work. */
  readonly page: string;
  readonly draft: unknown;
}

function storedAt(place: string): Stored | null {
  const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
  return typeof stored === 'object' && stored !== null && 'page' in stored && 'draft' in stored
    ? (stored as Stored)
    : null;
}

/** The last unsaved draft; null for none. Validate it after reading: the browser's user can edit it. */
export function readDraft(key: DraftKey): unknown {
  try {
    return storedAt(placeOf(key))?.draft ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft in the browser; null deletes it, unless another page wrote it since.
 * @param page id of the page that writes
 */
export function keepDraft(key: DraftKey, draft: unknown, page: string): void {
  const place = placeOf(key);
  try {
    if (draft !== null) localStorage.setItem(place, JSON.stringify({ page, draft } satisfies Stored));
    else if (storedAt(place)?.page === page) localStorage.removeItem(place);
  } catch {
    // Storage is disabled or full: the draft lasts as long as the page.
  }
}

/** The drafts of a person whose form begins with a text, in no particular order. */
export function listDrafts({ person, form }: DraftKey): readonly unknown[] {
  const start = placeOf({ person, form });
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(start))
      .flatMap((place) => storedAt(place)?.draft ?? []);
  } catch {
    return [];
  }
}

/** Deletes a draft, whichever page wrote it. */
export function forgetDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(placeOf(key));
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

/** Deletes every draft in this browser, at logout. */
export function forgetDrafts(): void {
  try {
    for (const place of Object.keys(localStorage)) if (place.startsWith(prefix)) localStorage.removeItem(place);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
