import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { DraftKey } from '../store/drafts.ts';
import { focusFirstProblem } from './focus-field.ts';
import type { FormMessages } from './form-field.ts';
import { type FormState, formAfter, type FormEvent, unsavedOf, type Versioned } from './form-state.ts';
import { useDraft } from './use-draft.ts';

export interface FormStateSetup<Values extends object> {
  /** The form as it opens. Read once on mount. */
  readonly open: () => FormState<Values>;
  /** Missing and invalid values by field. */
  readonly check: (values: Values) => FormMessages;
  /** Stores unsaved changes in this browser; without it nothing is stored. */
  readonly draft: DraftKey | undefined;
  /** The values worth storing, such as all but passwords; must be stable. */
  readonly storable?: (values: Values) => Values;
  /** Values typed before the script loaded. */
  readonly typedEarly?: (form: HTMLFormElement) => Partial<Values>;
}

/** A control's value and the function that changes it. */
export interface FieldControl<Value> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** Some values, or how they follow from the current ones. */
export type FormChange<Values extends object> = Partial<Values> | ((values: Values) => Partial<Values>);

/** What every form has, whether browser code sends it or the browser posts it. */
export interface FormParts<Values extends object> extends FormState<Values> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly unsaved: boolean;
  /**
   * Changes some of the values. What depends on other values is a function of them: a part that the server drew keeps
   * its first callbacks until its code has loaded, and must not bring back the values of that time.
   */
  readonly change: (part: FormChange<Values>) => void;
  /** Value and setter of one field, to spread into its control. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldControl<Values[Name]>;
  /** Drops the edits for the version somebody else saved or, without one, for the last saved values. */
  readonly reopen: (base?: Versioned<Values>) => void;
  readonly dispatch: (event: FormEvent<Values>) => void;
}

const all = <Values>(values: Values): Values => values;

/** The state of a form with its draft; after each refusal, the first invalid field gets the focus. */
export function useFormState<Values extends object>({
  open,
  check,
  draft,
  storable = all,
  typedEarly,
}: FormStateSetup<Values>): FormParts<Values> {
  const element = useRef<HTMLFormElement>(null);
  const [opened] = useState(open);
  const [state, dispatch] = useReducer<FormState<Values>, [FormEvent<Values>]>(formAfter, opened);
  const { values, base, newer, tries, problems } = state;
  useEffect(() => {
    // Before the draft is restored: what was typed on this page is newer.
    const part = element.current && typedEarly?.(element.current);
    if (part) dispatch({ type: 'changed', part, messages: check({ ...opened.values, ...part }) });
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);
  useEffect(() => {
    if (tries > 0) focusFirstProblem(element.current, problems);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new refusal moves the focus, not correcting a field
  }, [tries]);
  const unsaved = useMemo(
    () => unsavedOf({ version: base.version, values: storable(base.values) }, storable(values)),
    [base, values, storable],
  );
  useDraft(
    draft ?? null,
    unsaved,
    useCallback((kept) => dispatch({ type: 'restored', draft: kept, opened: opened.values }), [opened]),
  );
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const change = (given: FormChange<Values>) => {
    const now = latest.current;
    const part = typeof given === 'function' ? given(now.values) : given;
    const changed = { ...now.values, ...part };
    latest.current = { ...now, values: changed };
    const messages = check(changed);
    // Some controls change when they lose the focus, which the press of a button causes. A message that went away then
    // would move the button from under the pointer, and the click would be lost; sending checks again anyway.
    const pressed = element.current?.querySelector('button:active') != null;
    dispatch({ type: 'changed', part, messages: pressed ? { ...now.problems, ...messages } : messages });
  };
  return {
    ...state,
    element,
    unsaved: unsaved !== null,
    change,
    field: (name) => ({
      value: values[name],
      onValueChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    reopen: (next = newer ?? base) => dispatch({ type: 'reopened', base: next }),
    dispatch,
  };
}
