'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './segmented-control.css.ts';

/** One of the side-by-side choices. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> extends ElementProps<
  'fieldset',
  'children' | 'defaultValue'
> {
  /** Accessible name. */
  readonly label: string;
  /** Two to five choices. */
  readonly items: readonly Segment<Value>[];
  readonly value?: Value;
  /** Defaults to the first item's value. */
  readonly defaultValue?: Value;
  readonly onValueChange?: (value: Value) => void;
  /** Form field name. */
  readonly name?: string;
  /** Shows only the icons; the labels stay for assistive technology.
   * @defaultValue false */
  readonly iconOnly?: boolean;
  /** @defaultValue 'md' */
  readonly size?: 'sm' | 'md';
}

/**
 * Switches between a few mutually exclusive views. Arrow keys move, as in any group of radio buttons.
 *
 * @example
 * <SegmentedControl label="Period" items={periods} value={period} onValueChange={setPeriod} />
 */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  name,
  iconOnly = false,
  size = 'md',
  disabled = false,
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  const group = useId();
  const [chosen, choose] = useControllable<Value, undefined>({
    value,
    defaultValue: defaultValue ?? (items[0]?.value as Value),
    onValueChange,
    component: 'SegmentedControl',
  });
  const root = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const [first] = useState(chosen);
  useFormReset(root, () => choose(first, undefined));
  return (
    <fieldset
      {...rest}
      ref={mergedRef}
      disabled={disabled}
      data-component="SegmentedControl.Root"
      data-size={size}
      data-disabled={disabled || undefined}
      className={cx(styles.root({ size }), className)}
    >
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      {items.map((item) => (
        <label key={item.value} data-component="SegmentedControl.Item" className={styles.item}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name ?? group}
              value={item.value}
              checked={item.value === chosen}
              disabled={item.disabled ?? false}
              onChange={() => choose(item.value, undefined)}
            />
          </VisuallyHidden>
          {item.icon}
          {iconOnly ? (
            <VisuallyHidden>{item.label}</VisuallyHidden>
          ) : (
            <span className={styles.words}>{item.label}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
