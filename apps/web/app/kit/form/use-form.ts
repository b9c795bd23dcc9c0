import { useEffect, useRef, useState } from 'react';
import type { Outcome, Problem } from '../outcome/outcome.ts';
import type { DraftKey } from '../store/drafts.ts';
import type { FormMessages } from './form-field.ts';
import { type Newer, openForm } from './form-state.ts';
import { refusalWords } from './refusal-words.ts';
import { type FormParts, useFormState } from './use-form-state.ts';

/** The outcome of sending a form; a refusal may carry the version somebody else saved. */
type SentOutcome<Values, Saved> =
  | Outcome<Saved>
  | { readonly ok: false; readonly problem: Problem; readonly newer?: Newer<Values> | undefined };

export interface FormSetup<Values extends object, Saved> {
  /** The values the form opens with, by the API's names. Without `stored`, read once on mount. */
  readonly start: Values;
  /**
   * The stored record whose values `start` has, if somebody else may save it meanwhile. When it is read again, a newer
   * version replaces untouched fields; otherwise the form shows both versions.
   */
  readonly stored?: {
    readonly version: number;
    /** Reads the record again, after a save was refused. */
    readonly reload: () => void;
  };
  /** Missing and invalid values by field. */
  readonly check?: (values: Values) => FormMessages;
  /** Usually `change` of `useChange`, which sends once. `version` is the one to change; null means nothing was sent. */
  readonly send: (values: Values, version: number | null) => Promise<SentOutcome<Values, Saved> | null>;
  readonly onSaved?: (saved: Saved, values: Values) => void;
  /** The version a save created, for a stored record that stays open. */
  readonly versionOf?: (saved: Saved) => number;
  /** Stores unsaved changes in this browser. */
  readonly draft?: DraftKey;
  /** The form's name of a field the API refused: 'draft.reason' may be 'reason' here. */
  readonly fieldOf?: (name: string) => string;
}

/** A form as `useForm` returns it and `Form` renders it. */
export interface OpenForm<Values extends object> extends FormParts<Values> {
  readonly busy: boolean;
  /** Checks and sends the values; changed ones may be passed along. */
  readonly submit: (part?: Partial<Values>) => Promise<void>;
  /** Sends other values, on another version, and leaves the form as it is. */
  readonly sendAs: (values: Values, version: number | null) => Promise<void>;
  /** Saves this person's version over the one somebody else saved. */
  readonly overwrite: () => void;
}

const nothing: FormMessages = {};
const noMessages = () => nothing;

/**
 * The values, messages, draft and conflict of a form that browser code sends. A refusal goes to its fields, or above
 * the form if it fits none. While the form is being sent, a second press is ignored.
 */
export function useForm<Values extends object, Saved>({
  start,
  stored,
  check = noMessages,
  send,
  onSaved,
  versionOf,
  draft,
  fieldOf = (name) => name,
}: FormSetup<Values, Saved>): OpenForm<Values> {
  const form = useFormState<Values>({
    open: () => openForm({ values: start, version: stored?.version ?? null }),
    check,
    draft,
  });
  const { values, base, newer, dispatch } = form;
  const storedVersion = stored?.version;
  useEffect(() => {
    if (storedVersion !== undefined) dispatch({ type: 'reread', stored: { values: start, version: storedVersion } });
    // oxlint-disable-next-line react/exhaustive-deps -- only a newer version matters, not a new object
  }, [storedVersion]);

  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const submit = async (sent: Values, version: number | null) => {
    if (sending.current) return;
    const messages = check(sent);
    if (Object.keys(messages).length > 0)
      return dispatch({ type: 'refused', refusal: { fields: messages, words: '' } });
    sending.current = true;
    setBusy(true);
    try {
      const outcome = await send(sent, version);
      if (outcome?.ok) {
        dispatch({ type: 'saved', saved: { values: sent, version: versionOf?.(outcome.data) ?? version } });
        onSaved?.(outcome.data, sent);
      } else if (outcome) {
        const refusal = refusalOf(outcome.problem, sent, fieldOf);
        dispatch({ type: 'refused', refusal: { ...refusal, newer: 'newer' in outcome ? outcome.newer : undefined } });
        // Perhaps because somebody else saved first: then both versions are shown.
        if (outcome.problem.kind === 'refused') stored?.reload();
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    ...form,
    busy,
    submit: async (part = {}) => {
      if (Object.keys(part).length > 0) form.change(part);
      await submit({ ...values, ...part }, base.version);
    },
    sendAs: submit,
    overwrite: () => void (newer && submit(values, newer.version)),
  };
}

/** The refusals of the form's own fields; in words if none of them is the form's. */
function refusalOf<Values extends object>(
  problem: Problem,
  values: Values,
  fieldOf: (name: string) => string,
): { readonly fields: FormMessages; readonly words: string } {
  const fields = Object.fromEntries(
    Object.entries(problem.fields ?? {})
      .map(([name, words]) => [fieldOf(name), words] as const)
      .filter(([name]) => (name.split('.')[0] ?? '') in values),
  );
  return { fields, words: Object.keys(fields).length > 0 ? '' : refusalWords(problem) };
}
