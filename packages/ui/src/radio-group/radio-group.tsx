'use client';
import { type ReactNode, useId } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import * as styles from './radio-group.css.ts';

/** One of the choices. */
export interface RadioGroupItem {
  readonly value: string;
  readonly label: ReactNode;
  /** A second line that explains it. */
  readonly description?: ReactNode;
  readonly leading?: ReactNode;
  /** @defaultValue false */
  readonly disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends ElementProps<'div', 'role' | 'children' | 'defaultValue'> {
  /** Two to seven choices. For more, use Select. */
  readonly items: readonly RadioGroupItem[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string, details: { reason: 'pick' }) => void;
  /** `cards` gives each choice a border, for a few that need explaining.
   * @defaultValue 'list' */
  readonly look?: 'list' | 'cards';
  /** @defaultValue 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name. */
  readonly name?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

/**
 * Picks one of a few choices that are all visible. Put it in a Field, which labels the group. The choices are native
 * inputs, so forms work before scripts load and the arrow keys are native.
 *
 * @example
 * <Field label="Repeat"><RadioGroup items={repeats} value={repeat} onValueChange={setRepeat} /></Field>
 */
export function RadioGroup({
  items,
  value,
  defaultValue,
  onValueChange,
  look = 'list',
  orientation = 'vertical',
  size = 'md',
  name,
  id,
  disabled,
  required,
  invalid,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const own = useId();
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  return (
    <div
      {...rest}
      {...control.aria}
      {...control.data}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy ?? (label === undefined ? control.labelId : undefined)}
      aria-required={control.required || undefined}
      aria-disabled={control.disabled || undefined}
      aria-readonly={control.readOnly || undefined}
      aria-orientation={orientation}
      data-component="RadioGroup.Root"
      data-look={look}
      data-orientation={orientation}
      className={cx(styles.root({ orientation, look }), className)}
    >
      {items.map((item) => {
        const itemDisabled = control.disabled || (item.disabled ?? false);
        const itemId = `${own}${item.value}`;
        return (
          <label
            key={item.value}
            data-component="RadioGroup.Item"
            data-disabled={itemDisabled || undefined}
            className={styles.item({ size, look })}
          >
            <input
              type="radio"
              name={name ?? own}
              value={item.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === item.value }
                : { checked: value === item.value })}
              disabled={itemDisabled}
              required={control.required}
              // Screen readers announce the description after the name, not as part of it.
              {...(item.description ? { 'aria-labelledby': `${itemId}l`, 'aria-describedby': `${itemId}d` } : {})}
              // HTML has no read-only radio buttons, so block both clicks and arrow keys.
              {...(control.readOnly && {
                onClick: (event) => event.preventDefault(),
                onKeyDown: (event) => event.key.startsWith('Arrow') && event.preventDefault(),
              })}
              onChange={() => control.readOnly || onValueChange?.(item.value, { reason: 'pick' })}
              data-component="RadioGroup.Input"
              className={styles.input}
            />
            {item.leading && <span className={styles.leading}>{item.leading}</span>}
            <span className={styles.words}>
              <span id={`${itemId}l`}>{item.label}</span>
              {item.description && (
                <span id={`${itemId}d`} className={styles.description}>
                  {item.description}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
