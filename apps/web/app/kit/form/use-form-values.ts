import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { readStoredForm, restoredValues, type StoredForm } from './form-draft.ts';
import type { FormAnswer, FormField, FormMessages, FormValue, FormValues } from './form-field.ts';
import { messageOf, messagesOf } from './form-messages.ts';
import { completeValues, sameValues, valuesIn, withoutSecrets } from './form-values.ts';

interface FormRecord {
  readonly fields: readonly FormField[];
  readonly answer: FormAnswer | undefined;
  readonly defaults: FormValues | undefined;
  readonly version: number | undefined;
}

/**
 * A form's values, errors and initial values. The fields and the record are read once on mount: the router may
 * revalidate at any time, and that must not affect what is being typed.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>, given: FormRecord) {
  const { answer } = given;
  const [fields] = useState(given.fields);
  const [first, setFirst] = useState(() => completeValues(fields, given.defaults));
  const [start] = useState(() => completeValues(fields, answer?.values ?? given.defaults));
  const [values, setValues] = useState(start);
  const [version, setVersion] = useState(given.version ?? null);
  const [problems, setProblems] = useState<FormMessages>(answer?.fields ?? {});
  const [answered, setAnswered] = useState(answer);
  const [settled, setSettled] = useState<FormAnswer | undefined>(undefined);
  const [restored, setRestored] = useState(false);
  const [scripted, setScripted] = useState(false);
  const [tries, setTries] = useState(0);
  if (answer !== answered) {
    setAnswered(answer);
    setProblems(answer?.fields ?? {});
    setTries(tries + 1);
  }
  const conflict = answer === settled ? undefined : answer?.conflict;

  // Only storable values count: a password alone is not worth restoring.
  const dirty = !sameValues(fields, withoutSecrets(fields, values), withoutSecrets(fields, first));
  const unsaved = useMemo(
    () => (dirty ? ({ version, values: withoutSecrets(fields, values) } satisfies StoredForm) : null),
    [dirty, fields, values, version],
  );

  // Values typed before the script loaded are in the DOM, not in the state.
  useEffect(() => {
    if (form.current) {
      const data = new FormData(form.current);
      // An unchecked box sends nothing. Anything else that sends nothing is a screen's own control and keeps its value.
      const drawn = fields.filter(({ name, kind }) => kind === 'boolean' || kind === 'choices' || data.has(name));
      setValues((before) => ({ ...before, ...valuesIn(drawn, data) }));
    }
    setScripted(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);

  const restore = useCallback(
    (draft: unknown) => {
      const stored = readStoredForm(draft);
      if (!stored) return;
      setValues((before) => restoredValues(fields, { start, before, typed: stored.values }));
      setVersion((before) => (before === null ? null : (stored.version ?? before)));
      setRestored(true);
    },
    [fields, start],
  );

  return {
    fields,
    values,
    /** The version of the stored record these values change; null for a new record. */
    version,
    problems,
    /** Increments each time the form is rejected, here or by the server. */
    tries,
    /** The version somebody else saved, until the conflict is resolved. */
    conflict,
    dirty,
    /** Whether a draft was restored. */
    restored,
    /** Whether the form is hydrated. */
    scripted,
    /** The unsaved changes to store; null when there are none. */
    unsaved,
    restore,
    change(field: FormField, value: FormValue) {
      const next = { ...values, [field.name]: value };
      setValues((before) => ({ ...before, [field.name]: value }));
      // A field's error clears as soon as its value is valid.
      if (problems[field.name] !== undefined && messageOf(field, next, fields) === null)
        setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field.name)));
    },
    /** Validates the values like the server does. Returns whether they may be sent. */
    check(sent: FormValues): boolean {
      const found = messagesOf(fields, sent);
      setProblems(found);
      if (Object.keys(found).length === 0) return true;
      setTries(tries + 1);
      return false;
    },
    /** Resets to the record as it was loaded. */
    discard() {
      setValues(first);
      setVersion(given.version ?? null);
      setProblems({});
    },
    /** Resolves the conflict in favor of the version somebody else saved. */
    takeTheirs({ version: newest, theirs }: NonNullable<FormAnswer['conflict']>) {
      setSettled(answer);
      setVersion(newest);
      setFirst((before) => ({ ...before, ...theirs }));
      setValues((before) => ({ ...before, ...theirs }));
      setProblems({});
    },
  };
}
