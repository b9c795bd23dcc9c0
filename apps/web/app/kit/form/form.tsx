import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Field, type FieldProps } from '@roadside/ui/field';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOffline } from '../resource/use-offline.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { type DescribedField, differencesOf } from './conflict.ts';
import type { OpenForm } from './use-form.ts';
import type { FieldControl, FormParts } from './use-form-state.ts';

export interface FormElementProps<Values extends object> {
  readonly of: OpenForm<Values>;
  /** Names the form for screen readers: 'New goal'. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** What its main button says besides the fields, if there are others: `{ decision: 'approved' }`. */
  readonly sends?: Partial<Values>;
  /** The fields and the button that sends them. */
  readonly children: ReactNode;
}

/** The bare form; its screen places the notes. */
export function FormElement<Values extends object>({
  of,
  label,
  className,
  sends,
  children,
}: FormElementProps<Values>) {
  const { element, submit } = of;
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog of a form is inside it for React, though not on the page.
        event.stopPropagation();
        void submit(sends);
      }}
    >
      {children}
    </form>
  );
}

export type FormProps<Values extends object> = FormElementProps<Values> & FormNotesProps<Values>;

/** A form that browser code sends: `useForm` holds it, `FormField` draws a field of it. */
export function Form<Values extends object>({ label, className, sends, children, ...notes }: FormProps<Values>) {
  return (
    <FormElement
      of={notes.of}
      className={className}
      {...(label !== undefined && { label })}
      {...(sends !== undefined && { sends })}
    >
      <FormNotes {...notes} />
      {children}
    </FormElement>
  );
}

export interface FormNotesProps<Values extends object> {
  readonly of: FormParts<Values> & Pick<OpenForm<Values>, 'busy' | 'overwrite'>;
  /**
   * The record's name in a sentence, for a conflict: 'goal'.
   * @defaultValue 'record'
   */
  readonly what?: string;
  /** The values in words, to compare two versions; needed for a stored record. */
  readonly described?: (values: Values) => readonly DescribedField[];
  /** Shown before the reason of a refusal: 'We couldn’t save the goal.' */
  readonly failed?: string;
  /** Saves this person's version as a new record; omit where the record can't be copied. */
  readonly onCopy?: () => void;
}

const describedAsNothing = () => [];

/** What a form says as a whole: that a draft is back, that somebody else saved, or why it was refused. */
export function FormNotes<Values extends object>({
  of,
  what = 'record',
  described = describedAsNothing,
  failed,
  onCopy,
}: FormNotesProps<Values>) {
  const offline = useOffline();
  if (of.busy && offline)
    return (
      <Banner tone="beacon" role="status">
        You’re offline. We’ll save this when you’re back online.
      </Banner>
    );
  if (of.newer)
    return (
      <ConflictPanel
        what={what}
        differences={differencesOf(described(of.values), described(of.newer.values))}
        busy={of.busy}
        onOverwrite={of.overwrite}
        onTakeTheirs={() => of.reopen()}
        {...(onCopy && { onCopy })}
      />
    );
  if (of.words) return <RefusalBanner key={of.tries}>{failed ? `${failed} ${of.words}` : of.words}</RefusalBanner>;
  const { restored } = of;
  if (restored && of.unsaved)
    return (
      <Banner
        actions={
          <Button size="sm" emphasis="plain" onClick={() => of.reopen(restored)}>
            Discard changes
          </Button>
        }
      >
        Your unsaved changes are back.
      </Banner>
    );
  return null;
}

/** Why nothing was saved. It scrolls into view: the button that was pressed may be far below. */
function RefusalBanner({ children }: { readonly children: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers that return a promise from scrolling would hand it to React as the effect's cleanup.
    void root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root}>
      <Banner tone="danger" announce="assertive">
        {children}
      </Banner>
    </div>
  );
}

export interface FormFieldProps<Values extends object, Name extends keyof Values & string> extends Omit<
  FieldProps,
  'children' | 'error'
> {
  readonly of: OpenForm<Values>;
  readonly name: Name;
  /** Draws the control. */
  readonly children: (control: FieldControl<Values[Name]>) => ReactNode;
}

/** One field of a form with its label and message. */
export function FormField<Values extends object, Name extends keyof Values & string>({
  of,
  name,
  children,
  ...field
}: FormFieldProps<Values, Name>) {
  return (
    <Field {...field} data-field={name} error={of.problems[name]}>
      {children(of.field(name))}
    </Field>
  );
}
