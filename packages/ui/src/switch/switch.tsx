'use client';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import * as styles from './switch.css.ts';

/** Props of {@link Switch}. All other props go to the `input`. */
export interface SwitchProps extends ElementProps<'input', 'type' | 'role' | 'size' | 'aria-checked'> {
  /** Name of the setting. Omit it inside a Field, which labels it. */
  readonly label?: ReactNode;
  /** A second line: what changes while it is on. */
  readonly description?: ReactNode;
  readonly checked?: boolean;
  /** @defaultValue false */
  readonly defaultChecked?: boolean;
  readonly onCheckedChange?: (checked: boolean, details: { reason: 'press' }) => void;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

/**
 * Turns something on or off immediately. For a choice that waits for Save, use a Checkbox.
 *
 * @example
 * <Switch label="Mute notifications" checked={muted} onCheckedChange={setMuted} />
 */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  onClick,
  size = 'md',
  id,
  disabled,
  required,
  invalid,
  className,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const own = useId();
  const descriptionId = `${own}d`;
  const labelId = `${own}l`;
  const control = useFieldControl({
    id,
    disabled,
    required,
    invalid,
    'aria-describedby': cx(describedBy, description ? descriptionId : undefined),
  });
  return (
    <label
      data-component="Switch.Root"
      data-size={size}
      {...control.data}
      className={cx(styles.root({ size }), className)}
    >
      <input
        {...rest}
        {...control.aria}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A native checkbox reports its own state; aria-checked would duplicate it.
        role="switch"
        // Screen readers announce the description after the name, not as part of it.
        aria-labelledby={labelledBy ?? (label ? (description ? labelId : undefined) : control.labelId)}
        disabled={control.disabled}
        required={control.required}
        aria-readonly={control.readOnly || undefined}
        onClick={composeHandlers(onClick, (event: MouseEvent<HTMLInputElement>) => {
          // HTML has no read-only checkboxes.
          if (control.readOnly) event.preventDefault();
        })}
        onChange={(event) => {
          if (control.readOnly) return;
          onChange?.(event);
          if (!event.defaultPrevented) onCheckedChange?.(event.currentTarget.checked, { reason: 'press' });
        }}
        data-component="Switch.Input"
        className={styles.input}
      />
      {label && (
        <span className={styles.words}>
          <span id={labelId}>{label}</span>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
