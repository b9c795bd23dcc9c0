import { Form } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DraftKey } from '../store/drafts.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { differencesOf } from './conflict.ts';
import { FormControl, type FormControlProps, type FormSize } from './form-control.tsx';
import {
  formKeyName,
  formVersionName,
  type FormAnswer,
  type FormField,
  type FormMessages,
  type FormValue,
  type FormValues,
} from './form-field.ts';
import { messageOf, messagesOf } from './form-messages.ts';
import { completeValues, sameValues, valueInWords, valuesIn, withoutSecrets } from './form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import * as styles from './schema-form.css.ts';
import { useDraft } from './use-draft.ts';
import { createWrites } from '../resource/writes.ts';

export interface SchemaFormProps {
  /** From `formOf(call.body)` on the server. Used as they were when the form appeared; another record needs another `key`. */
  readonly fields: readonly FormField[];
  /** What the action returned when it did not accept the form. */
  readonly answer?: FormAnswer | undefined;
  /** Whether the form is under way: `useSubmitting()`. */
  readonly busy: boolean;
  /** Verb and object: 'Save goal'. */
  readonly submit: string;
  /** Values of a stored record, from `valuesOf`. Used as they were when the form appeared. */
  readonly defaults?: FormValues;
  /** Version of the stored record; the action reads it back as `version`. */
  readonly version?: number;
  /** Sent along unseen, such as the token of a link. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Stores unsaved changes in this browser; without it nothing is stored. */
  readonly draft?: DraftKey;
  /** Asks before unsaved changes are left behind.
   * @defaultValue false */
  readonly guarded?: boolean;
  /** What the record is called in a sentence, for a conflict: 'goal'.
   * @defaultValue 'record' */
  readonly what?: string;
  /** A screen's own control for a field, by name. It sends its value under the field's name. */
  readonly controls?: Readonly<Record<string, ComponentType<FormControlProps>>>;
  /** Where the form posts to.
   * @defaultValue the page's own action */
  readonly action?: string;
  /** The day the page calls today; without it a date is the browser's own field. */
  readonly today?: string;
  /** @defaultValue 'md' */
  readonly size?: FormSize;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** Up to this many choices are checkboxes; more are a list that opens. */
const mostCheckboxes = 6;
const noneHidden: Readonly<Record<string, string>> = {};
const noControls: Readonly<Record<string, ComponentType<FormControlProps>>> = {};
const focusable =
  'input:not([type=hidden]):not([aria-hidden]), textarea, select:not([aria-hidden]), [role=spinbutton], button';

const isRich = ({ kind, ...field }: FormField) =>
  kind === 'number' ||
  kind === 'date' ||
  kind === 'choice' ||
  (kind === 'choices' && 'options' in field && field.options.length > mostCheckboxes);

const isValues = (stored: unknown): stored is FormValues =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

interface StoredForm {
  readonly version: number | null;
  readonly values: FormValues;
}

/**
 * A form drawn from the schema of a call. It posts without script; with script it checks as the server does, focuses the
 * first invalid field, sends once, and keeps unsaved changes.
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
  what = 'record',
  controls = noControls,
  action,
  today,
  size = 'md',
  children,
}: SchemaFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The router reads pages anew for reasons of its own; what is being typed must not notice.
  const [fields] = useState(given);
  const [first, setFirst] = useState(() => completeValues(fields, defaults));
  const [start] = useState(() => completeValues(fields, answer?.values ?? defaults));
  const [values, setValues] = useState(start);
  const [version, setVersion] = useState(loadedVersion ?? null);
  const [problems, setProblems] = useState<FormMessages>(answer?.fields ?? {});
  const [answered, setAnswered] = useState(answer);
  const [settled, setSettled] = useState<FormAnswer | undefined>(undefined);
  const [restored, setRestored] = useState(false);
  const [scripted, setScripted] = useState(false);
  const [Rich, setRich] = useState<ComponentType<FormControlProps> | null>(null);
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
  const restore = useCallback(
    (stored: unknown) => {
      const { version: on, values: typed } = (stored ?? {}) as Partial<StoredForm>;
      if (!isValues(typed)) return;
      // What was typed on this page, before the script arrived, is newer than the draft.
      setValues((before) => ({ ...fitting(fields, before, typed), ...changed(fields, start, before) }));
      setVersion((before) => (before === null || typeof on !== 'number' ? before : on));
      setRestored(true);
    },
    [fields, start],
  );

  // What was typed before the script arrived is in the page, not in the state.
  const active = useRef<string | null>(null);
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
  const wantsRich = fields.some(isRich);
  useEffect(() => {
    if (!wantsRich) return;
    let gone = false;
    import('./rich-control.tsx').then(
      ({ RichControl }) => {
        if (gone) return;
        active.current = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
        setRich(() => RichControl);
      },
      // Offline, or replaced by a newer version: the plain controls stay, and work.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wantsRich]);
  useEffect(() => {
    const field = active.current !== null && fields.find(({ name }) => name === active.current);
    if (Rich && field && isRich(field)) focusField(form.current, field.name);
    active.current = null;
  }, [Rich, fields]);
  useEffect(() => {
    if (tries === 0) return;
    const invalid = fields.find(({ name }) => problems[name] !== undefined);
    if (invalid) focusField(form.current, invalid.name);
    // oxlint-disable-next-line react/exhaustive-deps -- Only a try moves the focus, not the mending of a field.
  }, [tries]);

  useDraft(draft ?? null, unsaved, restore);

  const [writes] = useState(() => createWrites());
  const key = useRef<HTMLInputElement>(null);
  const overwrite = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An answer comes only with a refusal: without one the write succeeded.
    if (!busy) writes.end(answer === undefined);
  }, [busy, answer, writes]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    const sent = valuesIn(fields, new FormData(event.currentTarget));
    const found = messagesOf(fields, sent);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setTries(tries + 1);
      return event.preventDefault();
    }
    const begun = writes.begin(JSON.stringify([sent, overwrite.current?.value, hidden]));
    if (begun === null) return event.preventDefault();
    if (key.current) key.current.value = begun;
  };
  const change = (field: FormField, value: FormValue) => {
    const next = { ...values, [field.name]: value };
    setValues((before) => ({ ...before, [field.name]: value }));
    // A field that is being mended loses its sentence as soon as it is right.
    if (problems[field.name] !== undefined && messageOf(field, next, fields) === null)
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field.name)));
  };
  const invalidFirst = scripted ? undefined : fields.find(({ name }) => problems[name] !== undefined)?.name;

  return (
    <Form
      ref={form}
      method="post"
      noValidate={scripted}
      onSubmit={check}
      className={styles.root}
      {...(action !== undefined && { action })}
    >
      {guarded && <LeaveGuard unsaved={dirty && !busy} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input ref={key} type="hidden" name={formKeyName} defaultValue="" />
      {version !== null && <input ref={overwrite} type="hidden" name={formVersionName} value={version} readOnly />}
      {restored && dirty && (
        <Banner
          actions={
            <Button
              size="sm"
              emphasis="plain"
              onClick={() => {
                setValues(first);
                setVersion(loadedVersion ?? null);
                setProblems({});
              }}
            >
              Discard changes
            </Button>
          }
        >
          Your unsaved changes are back.
        </Banner>
      )}
      {conflict && (
        <ConflictPanel
          what={what}
          differences={differencesOf(described(fields, values), described(fields, conflict.theirs))}
          busy={busy}
          onOverwrite={() => {
            if (overwrite.current) overwrite.current.value = String(conflict.version);
            form.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            setSettled(answer);
            setVersion(conflict.version);
            setFirst((before) => ({ ...before, ...conflict.theirs }));
            setValues((before) => ({ ...before, ...conflict.theirs }));
            setProblems({});
          }}
        />
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormRow
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problems[field.name]}
            control={controls[field.name] ?? (Rich && isRich(field) ? Rich : FormControl)}
            onValueChange={(value) => change(field, value)}
            size={size}
            today={today}
            autoFocus={field.name === invalidFirst}
          />
        ))}
      </div>
      {children}
      {answer?.words && !conflict && (
        <Banner tone="danger" announce="assertive">
          {answer.words}
        </Banner>
      )}
      <Button type="submit" tone="beacon" size={size} block={size === 'lg'} loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}

interface FormRowProps extends FormControlProps {
  readonly error: string | undefined;
  readonly control: ComponentType<FormControlProps>;
}

function FormRow({ error, control: Control, ...props }: FormRowProps) {
  const id = useId();
  const { field, value, onValueChange, autoFocus } = props;
  const { name, label, hint, required } = field;
  const place = field.half ? styles.half : styles.whole;
  if (field.kind === 'boolean' && Control === FormControl)
    return (
      <div data-field={name} className={place}>
        <Checkbox
          name={name}
          label={label}
          checked={value === true}
          onCheckedChange={onValueChange}
          invalid={error !== undefined}
          {...(hint !== undefined && { description: hint })}
          {...(error !== undefined && { 'aria-describedby': `${id}e` })}
        />
        <div aria-live="polite">
          {error !== undefined && (
            <p id={`${id}e`} className={styles.wrong}>
              {error}
            </p>
          )}
        </div>
      </div>
    );
  if (field.kind === 'choices' && !isRich(field) && Control === FormControl) {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset
        data-field={name}
        className={`${styles.group} ${place}`}
        aria-describedby={
          [hint !== undefined && `${id}d`, error !== undefined && `${id}e`].filter(Boolean).join(' ') || undefined
        }
      >
        <legend className={styles.legend}>{label}</legend>
        {hint !== undefined && (
          <p id={`${id}d`} className={styles.quiet}>
            {hint}
          </p>
        )}
        {field.options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            invalid={error !== undefined}
            autoFocus={autoFocus && index === 0}
            onCheckedChange={(on) =>
              // In the order of the options, whichever was pressed first.
              onValueChange(
                field.options
                  .map(({ value: each }) => each)
                  .filter((each) => (each === option.value ? on : chosen.includes(each))),
              )
            }
          />
        ))}
        <div aria-live="polite">
          {error !== undefined && (
            <p id={`${id}e`} className={styles.wrong}>
              {error}
            </p>
          )}
        </div>
      </fieldset>
    );
  }
  return (
    <Field
      data-field={name}
      label={label}
      description={hint}
      error={error}
      required={required}
      optional={!required}
      className={place}
    >
      <Control {...props} />
    </Field>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form
    ?.querySelector(`[data-field="${CSS.escape(name)}"]`)
    ?.querySelector<HTMLElement>(focusable)
    ?.focus();
}

function changed(fields: readonly FormField[], from: FormValues, to: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = to[field.name];
      return value === undefined || sameValues([field], from, to) ? [] : [[field.name, value]];
    }),
  );
}

/** Of a stored draft, what the fields of today can hold; the rest is as it was before. */
function fitting(fields: readonly FormField[], before: FormValues, typed: FormValues): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = typed[name];
      const held = before[name];
      const fits =
        kind !== 'secret' &&
        typeof value === typeof held &&
        Array.isArray(value) === Array.isArray(held) &&
        (!Array.isArray(value) || value.every((each) => typeof each === 'string'));
      return [[name, fits && value !== undefined ? value : (held ?? '')]];
    }),
  );
}

function described(fields: readonly FormField[], values: FormValues) {
  return fields
    .filter(({ kind }) => kind !== 'secret')
    .map((field) => ({ key: field.name, label: field.label, text: valueInWords(field, values[field.name]) }));
}
