'use client';
import type { ReactNode } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import * as styles from './text-field.css.ts';

/** Props of {@link TextField}. All other props go to the `input`. */
export interface TextFieldProps extends ElementProps<'input', 'size' | 'type' | 'aria-invalid'> {
  /** @defaultValue 'text' */
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'time';
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** @defaultValue false */
  readonly invalid?: boolean;
  /** Icon or unit before the value. */
  readonly leading?: ReactNode;
  /** Unit, or a button that acts on the value. */
  readonly trailing?: ReactNode;
  /** Called with the text on every change. For the event, use `onChange`. */
  readonly onValueChange?: (value: string) => void;
}

/**
 * One line of text. Put it in a Field, which labels it. On its own it needs an `aria-label`.
 *
 * @example
 * <Field label="Call number"><TextField name="call" inputMode="numeric" /></Field>
 */
export function TextField({
  type = 'text',
  size = 'md',
  id,
  disabled,
  readOnly,
  required,
  invalid,
  leading,
  trailing,
  onValueChange,
  onChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const control = useFieldControl({ id, disabled, readOnly, required, invalid, 'aria-describedby': describedBy });
  return (
    <div
      data-component="TextField.Root"
      data-size={size}
      {...control.data}
      className={cx(styles.root({ size }), className)}
    >
      {leading && <span className={styles.adornment}>{leading}</span>}
      <input
        {...rest}
        {...control.aria}
        type={type}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
        onChange={(event) => {
          onChange?.(event);
          if (!event.defaultPrevented) onValueChange?.(event.currentTarget.value);
        }}
        data-component="TextField.Input"
        className={styles.input}
      />
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
