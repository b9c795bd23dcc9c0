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
 * What is entered in a form, what is wrong with it, and what it began with. The fields and the record are used as they
 * were when the form appeared: the router reloads pages for reasons of its own, and what is being typed must not notice.
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

  // Only what may be stored decides: a password alone is nothing to come back to.
  const dirty = !sameValues(fields, withoutSecrets(fields, values), withoutSecrets(fields, first));
  const unsaved = useMemo(
    () => (dirty ? ({ version, values: withoutSecrets(fields, values) } satisfies StoredForm) : null),
    [dirty, fields, values, version],
  );

  // What was typed before the script arrived is in the page, not in the state.
  useEffect(() => {
    if (form.current) {
      const data = new FormData(form.current);
      // An unchecked box sends nothing; what else sends nothing is a screen's own control, and keeps its value.
      const drawn = fields.filter(({ name, kind }) => kind === 'boolean' || kind === 'choices' || data.has(name));
      setValues((before) => ({ ...before, ...valuesIn(drawn, data) }));
    }
    setScripted(true);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the page is taken over.
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
    /** Of the stored record these values are to change; null for a new one. */
    version,
    problems,
    /** Grows each time the form was not accepted, here or by the server. */
    tries,
    /** What somebody else saved meanwhile, until it is settled. */
    conflict,
    dirty,
    /** Whether a draft was put back. */
    restored,
    /** Whether the script has taken over from the browser's own form. */
    scripted,
    /** What to store of unsaved changes; null when there are none. */
    unsaved,
    restore,
    change(field: FormField, value: FormValue) {
      const next = { ...values, [field.name]: value };
      setValues((before) => ({ ...before, [field.name]: value }));
      // A field that is being mended loses its sentence as soon as it is right.
      if (problems[field.name] !== undefined && messageOf(field, next, fields) === null)
        setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field.name)));
    },
    /** Checks what is about to be sent as the server does. Returns whether it may be sent. */
    check(sent: FormValues): boolean {
      const found = messagesOf(fields, sent);
      setProblems(found);
      if (Object.keys(found).length === 0) return true;
      setTries(tries + 1);
      return false;
    },
    /** Goes back to the record as it was loaded. */
    discard() {
      setValues(first);
      setVersion(given.version ?? null);
      setProblems({});
    },
    /** Settles the conflict for the version somebody else saved. */
    takeTheirs({ version: newest, theirs }: NonNullable<FormAnswer['conflict']>) {
      setSettled(answer);
      setVersion(newest);
      setFirst((before) => ({ ...before, ...theirs }));
      setValues((before) => ({ ...before, ...theirs }));
      setProblems({});
    },
  };
}
