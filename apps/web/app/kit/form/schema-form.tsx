import { Form } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createWrites } from '../resource/writes.ts';
import type { DraftKey } from '../store/drafts.ts';
import { FormControl, type FormControlProps, type FormSize } from './form-control.tsx';
import { formKeyName, formVersionName, type FormAnswer, type FormField, type FormValues } from './form-field.ts';
import { FormNotes } from './form.tsx';
import { messagesOf } from './form-messages.ts';
import { FormRow } from './form-row.tsx';
import { formAfter, type FormEvent, openForm } from './form-state.ts';
import { completeValues, describedValues, valuesIn, withoutSecrets } from './form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import * as styles from './schema-form.css.ts';
import { useFormState } from './use-form-state.ts';
import { isRich, useRichControl } from './use-rich-control.ts';

export interface SchemaFormProps {
  /** From `formOf(call.body)` on the server. Read once on mount; another record needs another `key`. */
  readonly fields: readonly FormField[];
  /** The action's reply when it did not accept the form. */
  readonly answer?: FormAnswer | undefined;
  /** Whether the form is being sent: `useSubmitting()`. */
  readonly busy: boolean;
  /** Verb and object: 'Save goal'. */
  readonly submit: string;
  /** Values of a stored record, from `valuesOf`. Read once on mount. */
  readonly defaults?: FormValues;
  /** Version of the stored record; the action reads it back as `version`. */
  readonly version?: number;
  /** Hidden values sent along, such as the token of a link. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Stores unsaved changes in this browser; without it nothing is stored. */
  readonly draft?: DraftKey;
  /** Asks before unsaved changes are left behind.
   * @defaultValue false */
  readonly guarded?: boolean;
  /**
   * The record's name in a sentence, for a conflict: 'goal'.
   * @defaultValue 'record'
   */
  readonly what?: string;
  /** A screen's own control for a field, by name. It sends its value under the field's name. */
  readonly controls?: Readonly<Record<string, ComponentType<FormControlProps>>>;
  /**
   * The form's action.
   * @defaultValue the page's own action
   */
  readonly action?: string;
  /** Today's date for the page; without it a date uses the browser's native field. */
  readonly today?: string;
  /** @defaultValue 'md' */
  readonly size?: FormSize;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

const noneHidden: Readonly<Record<string, string>> = {};
const noControls: Readonly<Record<string, ComponentType<FormControlProps>>> = {};

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * A form generated from the schema of a call. It posts without script. With script it validates like the server,
 * focuses the first invalid field, sends once, and keeps unsaved changes.
 */
export function SchemaForm({
  fields: given,
  answer,
  busy,
  submit,
  defaults,
  version: loadedVersion,
  hidden = noneHidden,
  draft,
  guarded = false,
  what,
  controls = noControls,
  action,
  today,
  size = 'md',
  children,
}: SchemaFormProps) {
  // Read once: the router may revalidate at any time, and that must not affect what is being typed.
  const [fields] = useState(given);
  const scripted = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const form = useFormState<FormValues>({
    open: () => {
      const base = { values: completeValues(fields, defaults), version: loadedVersion ?? null };
      const opened = { ...openForm(base), values: completeValues(fields, answer?.values ?? defaults) };
      // A page rendered with messages has its focus from the browser.
      return answer ? { ...formAfter(opened, refusedBy(fields, answer)), tries: 0 } : opened;
    },
    check: (values) => messagesOf(fields, values),
    draft,
    storable: useCallback((values: FormValues) => withoutSecrets(fields, values), [fields]),
    typedEarly: (element) => {
      const data = new FormData(element);
      // An unchecked box sends nothing. Anything else that sends nothing is a screen's own control and keeps its value.
      return valuesIn(
        fields.filter(({ name, kind }) => kind === 'boolean' || kind === 'choices' || data.has(name)),
        data,
      );
    },
  });
  const { element, values, problems, base, newer, dispatch } = form;
  const [answered, setAnswered] = useState(answer);
  if (answer !== answered) {
    setAnswered(answer);
    if (answer) dispatch(refusedBy(fields, answer));
  }
  const Rich = useRichControl(element, fields);

  const [writes] = useState(() => createWrites());
  const key = useRef<HTMLInputElement>(null);
  const overwrite = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An answer means a refusal; without one the write succeeded.
    if (!busy) writes.end(answer === undefined);
  }, [busy, answer, writes]);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    const sent = valuesIn(fields, new FormData(event.currentTarget));
    const messages = messagesOf(fields, sent);
    if (Object.keys(messages).length > 0) {
      event.preventDefault();
      return dispatch({ type: 'refused', refusal: { fields: messages, words: '' } });
    }
    const begun = writes.begin(JSON.stringify([sent, overwrite.current?.value, hidden]));
    if (begun === null) return event.preventDefault();
    if (key.current) key.current.value = begun;
  };
  const invalidFirst = scripted ? undefined : fields.find(({ name }) => problems[name] !== undefined)?.name;

  return (
    <Form
      ref={element}
      method="post"
      noValidate={scripted}
      onSubmit={send}
      className={styles.root}
      {...(action !== undefined && { action })}
    >
      {guarded && <LeaveGuard unsaved={form.unsaved && !busy} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input ref={key} type="hidden" name={formKeyName} defaultValue="" />
      {base.version !== null && (
        <input ref={overwrite} type="hidden" name={formVersionName} value={base.version} readOnly />
      )}
      <FormNotes
        of={{
          ...form,
          busy,
          overwrite() {
            if (overwrite.current && newer) overwrite.current.value = String(newer.version);
            element.current?.requestSubmit();
          },
        }}
        described={(each) => describedValues(fields, each)}
        {...(what !== undefined && { what })}
      />
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormRow
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problems[field.name]}
            control={controls[field.name] ?? (Rich && isRich(field) ? Rich : FormControl)}
            onValueChange={(value) => form.change({ [field.name]: value })}
            size={size}
            today={today}
            autoFocus={field.name === invalidFirst}
          />
        ))}
      </div>
      {children}
      <Button type="submit" tone="beacon" size={size} block={size === 'lg'} loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}

function refusedBy(
  fields: readonly FormField[],
  { fields: messages, words, conflict }: FormAnswer,
): FormEvent<FormValues> {
  const newer = conflict && { version: conflict.version, values: completeValues(fields, conflict.theirs) };
  return { type: 'refused', refusal: { fields: messages, words, newer } };
}
