import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { type ComponentType, useId } from 'react';
import { FormControl, type FormControlProps } from './form-control.tsx';
import * as styles from './schema-form.css.ts';
import { isRich } from './use-rich-control.ts';

export interface FormRowProps extends FormControlProps {
  readonly error: string | undefined;
  readonly control: ComponentType<FormControlProps>;
}

/** One field of a form with its label, hint and error. */
export function FormRow({ error, control: Control, ...props }: FormRowProps) {
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
        <BoxError id={`${id}e`} error={error} />
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
              // In the order of the options, not of selection.
              onValueChange(
                field.options
                  .map(({ value: each }) => each)
                  .filter((each) => (each === option.value ? on : chosen.includes(each))),
              )
            }
          />
        ))}
        <BoxError id={`${id}e`} error={error} />
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

/** The error below checkboxes, which `Field` does not render. Announced when it appears. */
function BoxError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
