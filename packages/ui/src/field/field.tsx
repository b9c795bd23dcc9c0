'use client';
import { type ReactNode, useId, useMemo } from 'react';
import { AlertOctagonIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FieldContext } from './field-context.ts';
import * as styles from './field.css.ts';
import { fieldMessages } from './field.messages.ts';

/** Props of {@link Field}. */
export interface FieldProps extends ElementProps<'div'> {
  /** The name of what is asked for. */
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only, where the place on the page says enough.
   * @defaultValue false */
  readonly labelHidden?: boolean;
  /** What to know before answering. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it. Shown, announced and tied to the control while present. */
  readonly error?: ReactNode;
  /** @defaultValue false */
  readonly required?: boolean;
  /** Says "optional" beside the label, for forms where most fields are needed.
   * @defaultValue false */
  readonly optional?: boolean;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** One control: TextField, Select, Checkbox and so on. It needs no ids and no ARIA of its own. */
  readonly children: ReactNode;
}

/**
 * Names a control, describes it and says what is wrong with it.
 *
 * @example
 * <Field label="E-mail" error={errors.email} required><TextField type="email" name="email" /></Field>
 */
export function Field({
  label,
  labelHidden = false,
  description,
  error,
  required = false,
  optional = false,
  disabled = false,
  readOnly = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const text = useMessages(fieldMessages);
  const id = useId();
  const invalid = Boolean(error);
  const ids = { control: `${id}c`, label: `${id}l`, description: `${id}d`, error: `${id}e` };
  const describedBy =
    [description ? ids.description : '', invalid ? ids.error : ''].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo(
    () => ({ controlId: ids.control, labelId: ids.label, describedBy, invalid, required, disabled, readOnly }),
    [ids.control, ids.label, describedBy, invalid, required, disabled, readOnly],
  );
  const name = (
    <label id={ids.label} htmlFor={ids.control} data-component="Field.Label" className={styles.label}>
      {label}
      {optional && <span className={styles.mark}> ({text('optional')})</span>}
      {required && (
        <span aria-hidden className={styles.mark}>
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div
      {...rest}
      data-component="Field.Root"
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-required={required || undefined}
      className={cx(styles.root, className)}
    >
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {description && (
        <p id={ids.description} data-component="Field.Description" className={styles.description}>
          {description}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite">
        {invalid && (
          <p id={ids.error} data-component="Field.Error" className={styles.error}>
            <AlertOctagonIcon size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
