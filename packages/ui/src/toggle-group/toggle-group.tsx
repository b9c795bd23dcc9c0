'use client';
import * as Radix from 'radix-ui/toggle-group';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as segments from '../segmented-control/segmented-control.css.ts';

/** Props of {@link ToggleGroupRoot}. */
export interface ToggleGroupRootProps extends ElementProps<'div', 'defaultValue' | 'dir' | 'role'> {
  /** Accessible name of the group. */
  readonly 'aria-label': string;
  /** The values that are on. */
  readonly value?: readonly string[];
  /** @defaultValue [] */
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: readonly string[]) => void;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue 'md' */
  readonly size?: 'sm' | 'md';
}

/**
 * Turns several things on and off independently. To pick one of several, use SegmentedControl.
 *
 * @example
 * <ToggleGroup.Root aria-label="Services" defaultValue={['tow']}><ToggleGroup.Item value="tow">Tow</ToggleGroup.Item></ToggleGroup.Root>
 */
export function ToggleGroupRoot({
  value,
  defaultValue,
  onValueChange,
  size = 'md',
  className,
  ...rest
}: ToggleGroupRootProps) {
  return (
    <Radix.Root
      {...rest}
      type="multiple"
      {...(value === undefined ? {} : { value: [...value] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      {...(onValueChange && { onValueChange })}
      data-component="ToggleGroup.Root"
      data-size={size}
      className={cx(segments.root({ size }), className)}
    />
  );
}

/** Props of {@link ToggleGroupItem}. */
export interface ToggleGroupItemProps extends ElementProps<'button', 'value'> {
  readonly value: string;
}

/** One toggle. An icon-only item needs an `aria-label`. */
export function ToggleGroupItem({ className, ...rest }: ToggleGroupItemProps) {
  return <Radix.Item {...rest} data-component="ToggleGroup.Item" className={cx(segments.item, className)} />;
}
