'use client';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import * as styles from './checkbox.css.ts';

/** Props of {@link Checkbox}; the rest are passed to the `input`. */
export interface CheckboxProps extends ElementProps<'input', 'type' | 'size' | 'checked' | 'defaultChecked'> {
  /** What is true while it's checked. */
  readonly label: ReactNode;
  /** A second line that explains it. */
  readonly description?: ReactNode;
  /** `mixed` means that some of the items below are checked. */
  readonly checked?: boolean | 'mixed';
  /** @defaultValue false */
  readonly defaultChecked?: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

/**
 * A yes-or-no choice. It's a native input, so forms work before scripts load.
 *
 * @example
 * <Checkbox name="remember" label="Stay signed in" defaultChecked />
 */
export function Checkbox({
  label,
  description,
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  onClick,
  invalid,
  disabled,
  required,
  id,
  ref,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  const own = useId();
  const labelId = `${own}l`;
  const descriptionId = `${own}d`;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, input);
  const mixed = checked === 'mixed';
  useLayoutEffect(() => {
    // The indeterminate state has no HTML attribute, only a DOM property.
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label data-component="Checkbox.Root" {...control.data} className={cx(styles.root, className)}>
      <input
        {...rest}
        {...control.aria}
        ref={mergedRef}
        type="checkbox"
        // Screen readers announce the description after the name, not as part of it.
        {...(description
          ? { 'aria-labelledby': labelId, 'aria-describedby': cx(control.aria['aria-describedby'], descriptionId) }
          : {})}
        {...(checked === undefined ? { defaultChecked } : { checked: checked === true })}
        disabled={control.disabled}
        required={control.required}
        aria-readonly={control.readOnly || undefined}
        onClick={composeHandlers(onClick, (event: MouseEvent<HTMLInputElement>) => {
          // HTML has no read-only checkbox.
          if (control.readOnly) event.preventDefault();
        })}
        onChange={(event) => {
          if (control.readOnly) return;
          onChange?.(event);
          if (!event.defaultPrevented) onCheckedChange?.(event.currentTarget.checked);
        }}
        data-component="Checkbox.Input"
        className={styles.input}
      />
      <span className={styles.words}>
        {description ? <span id={labelId}>{label}</span> : label}
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
