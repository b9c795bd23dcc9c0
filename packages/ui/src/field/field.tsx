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
  /** The field's label. */
  readonly label: ReactNode;
  /** Visually hides the label, where the context makes it clear.
   * @defaultValue false */
  readonly labelHidden?: boolean;
  /** Help text shown before people answer. */
  readonly description?: ReactNode;
  /** The error and how to fix it. Shown, announced and linked to the control while present. */
  readonly error?: ReactNode;
  /** @defaultValue false */
  readonly required?: boolean;
  /** Shows "optional" next to the label, for forms where most fields are required.
   * @defaultValue false */
  readonly optional?: boolean;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** One control: TextField, Select, Checkbox and so on. It needs no ids or ARIA attributes. */
  readonly children: ReactNode;
}

/**
 * Labels a control, describes it and shows its error.
 *
 * @example
 * <Field label="Email" error={errors.email} required><TextField type="email" name="email" /></Field>
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
