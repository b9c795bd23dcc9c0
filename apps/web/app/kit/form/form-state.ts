import type { FormMessages } from './form-field.ts';

/** Values by field name, of any type. */
type Entries = Readonly<Record<string, unknown>>;

/** Values of a record, with the saved version they belong to; null for a record that isn't saved yet. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: number | null;
}

/** Values of a record that somebody else saved, with their version. */
export interface Newer<Values> extends Versioned<Values> {
  readonly version: number;
}

/** What a form holds while a person fills it in. */
export interface FormState<Values> {
  /** The values as they were opened or last saved; anything else is unsaved. */
  readonly base: Versioned<Values>;
  readonly values: Values;
  /** Messages by field. */
  readonly problems: FormMessages;
  /** The message of a refusal that fits no field; empty if there is none. */
  readonly words: string;
  /** Counts the refusals, here or by the server; each one moves the focus to the first invalid field. */
  readonly tries: number;
  /** A newer version of the same record, saved by somebody else while this one was being edited. */
  readonly newer: Newer<Values> | null;
  /** The record as it was loaded, after a draft of it was restored. */
  readonly restored: Versioned<Values> | null;
}

/** Why a form was not accepted. */
export interface Refusal<Values> {
  readonly fields: FormMessages;
  readonly words: string;
  readonly newer?: Newer<Values> | undefined;
}

export type FormEvent<Values> =
  /** Somebody typed. `messages` are those of the new values. */
  | { readonly type: 'changed'; readonly part: Partial<Values>; readonly messages: FormMessages }
  | { readonly type: 'refused'; readonly refusal: Refusal<Values> }
  /** The values were saved as this version. */
  | { readonly type: 'saved'; readonly saved: Versioned<Values> }
  /** The record was read again. */
  | { readonly type: 'reread'; readonly stored: Newer<Values> }
  /** The edits are dropped for these values. */
  | { readonly type: 'reopened'; readonly base: Versioned<Values> }
  | { readonly type: 'restored'; readonly draft: unknown; readonly opened: Values };

/** A form as it opens. */
export function openForm<Values extends object>(
  base: Versioned<Values>,
  { values = base.values, problems = {} }: { readonly values?: Values; readonly problems?: FormMessages } = {},
): FormState<Values> {
  return { base, values, problems, words: '', tries: 0, newer: null, restored: null };
}

/** What happens to a form: pure, so that drafts and conflicts are tested without a browser. */
export function formAfter<Values extends object>(
  state: FormState<Values>,
  event: FormEvent<Values>,
): FormState<Values> {
  switch (event.type) {
    case 'changed': {
      const solved = (name: string) => name in event.part && event.messages[name] === undefined;
      return {
        ...state,
        values: { ...state.values, ...event.part },
        problems: Object.fromEntries(Object.entries(state.problems).filter(([name]) => !solved(name))),
      };
    }
    case 'refused': {
      const { fields, words, newer } = event.refusal;
      return { ...state, problems: fields, words, tries: state.tries + 1, newer: newer ?? state.newer };
    }
    case 'saved':
      return { ...openForm(event.saved, { values: state.values }), tries: state.tries };
    case 'reread': {
      const { stored } = event;
      if (state.base.version !== null && stored.version <= state.base.version) return state;
      // Nothing was typed, or the same values were typed: there is nothing to decide.
      if (isSame(state.values, state.base.values) || isSame(state.values, stored.values))
        return { ...openForm<Values>(stored), tries: state.tries };
      return { ...state, newer: stored };
    }
    case 'reopened':
      return { ...openForm(event.base), tries: state.tries };
    case 'restored':
      return restoredState(state, event.draft, event.opened);
  }
}

/** The unsaved changes to keep as a draft, with the version they change; null when there are none. */
export function unsavedOf<Values extends object>(base: Versioned<Values>, values: Values): Versioned<Values> | null {
  return isSame(values, base.values) ? null : { version: base.version, values };
}

/** Whether two sets of values are equal. */
export function isSame<Values extends object>(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => {
    const key = name as keyof Values;
    return JSON.stringify(one[key]) === JSON.stringify(other[key]);
  });
}

/** The shape of a value, to tell whether a stored one fits. */
const shapeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
const fits = (stored: unknown, held: unknown) => stored === null || held === null || shapeOf(stored) === shapeOf(held);

/**
 * The draft of an earlier page, perhaps of an older version of the form. Fields that no longer exist or have another
 * shape are dropped; what was typed on this page before the script loaded is newer than the draft. The draft keeps the
 * version it was made on, so that a reload never turns into a silent overwrite.
 */
function restoredState<Values extends object>(
  state: FormState<Values>,
  draft: unknown,
  opened: Values,
): FormState<Values> {
  const { version, values: typed } = (draft ?? {}) as { readonly version?: unknown; readonly values?: unknown };
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return state;
  const held = state.values as Entries;
  const first = opened as Entries;
  const kept = Object.entries(typed).filter(
    ([name, value]) =>
      name in held && fits(value, held[name]) && JSON.stringify(held[name]) === JSON.stringify(first[name]),
  );
  const { base } = state;
  return {
    ...state,
    values: { ...state.values, ...Object.fromEntries(kept) },
    base: { ...base, version: base.version !== null && typeof version === 'number' ? version : base.version },
    restored: base,
  };
}
