import { Form } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createWrites } from '../resource/writes.ts';
import type { DraftKey } from '../store/drafts.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { differencesOf } from './conflict.ts';
import { focusField } from './focus-field.ts';
import { FormControl, type FormControlProps, type FormSize } from './form-control.tsx';
import { formKeyName, formVersionName, type FormAnswer, type FormField, type FormValues } from './form-field.ts';
import { FormRow } from './form-row.tsx';
import { describedValues, valuesIn } from './form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import * as styles from './schema-form.css.ts';
import { useDraft } from './use-draft.ts';
import { useFormValues } from './use-form-values.ts';
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
  what = 'record',
  controls = noControls,
  action,
  today,
  size = 'md',
  children,
}: SchemaFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, values, version, problems, tries, conflict, dirty, ...entered } = useFormValues(form, {
    fields: given,
    answer,
    defaults,
    version: loadedVersion,
  });
  const Rich = useRichControl(form, fields);
  useEffect(() => {
    if (tries === 0) return;
    const invalid = fields.find(({ name }) => problems[name] !== undefined);
    if (invalid) focusField(form.current, invalid.name);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new attempt moves the focus, not correcting a field
  }, [tries]);
  useDraft(draft ?? null, entered.unsaved, entered.restore);

  const [writes] = useState(() => createWrites());
  const key = useRef<HTMLInputElement>(null);
  const overwrite = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An answer means a refusal; without one the write succeeded.
    if (!busy) writes.end(answer === undefined);
  }, [busy, answer, writes]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    const sent = valuesIn(fields, new FormData(event.currentTarget));
    if (!entered.check(sent)) return event.preventDefault();
    const begun = writes.begin(JSON.stringify([sent, overwrite.current?.value, hidden]));
    if (begun === null) return event.preventDefault();
    if (key.current) key.current.value = begun;
  };
  const invalidFirst = entered.scripted ? undefined : fields.find(({ name }) => problems[name] !== undefined)?.name;

  return (
    <Form
      ref={form}
      method="post"
      noValidate={entered.scripted}
      onSubmit={send}
      className={styles.root}
      {...(action !== undefined && { action })}
    >
      {guarded && <LeaveGuard unsaved={dirty && !busy} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input ref={key} type="hidden" name={formKeyName} defaultValue="" />
      {version !== null && <input ref={overwrite} type="hidden" name={formVersionName} value={version} readOnly />}
      {entered.restored && dirty && (
        <Banner
          actions={
            <Button size="sm" emphasis="plain" onClick={entered.discard}>
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
          differences={differencesOf(describedValues(fields, values), describedValues(fields, conflict.theirs))}
          busy={busy}
          onOverwrite={() => {
            if (overwrite.current) overwrite.current.value = String(conflict.version);
            form.current?.requestSubmit();
          }}
          onTakeTheirs={() => entered.takeTheirs(conflict)}
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
            onValueChange={(value) => entered.change(field, value)}
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
