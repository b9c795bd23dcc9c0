'use client';
import * as Radix from 'radix-ui/tabs';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './tabs.css.ts';

/** Props of {@link TabsRoot}. */
export interface TabsRootProps extends ElementProps<'div', 'defaultValue' | 'dir'> {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** `manual` activates on Enter, for panels that are slow to load.
   * @defaultValue 'automatic' */
  readonly activation?: 'automatic' | 'manual';
}

// Radix builds element ids from the values, and an id can't contain spaces.
const idPart = encodeURIComponent;

/**
 * Views of one thing, shown one at a time. If the views have their own URLs, use links instead of tabs.
 *
 * @example
 * <Tabs.Root defaultValue="raw"><Tabs.List aria-label="Surveys"><Tabs.Trigger value="raw">Raw Surveys</Tabs.Trigger></Tabs.List><Tabs.Panel value="raw">…</Tabs.Panel></Tabs.Root>
 */
export function TabsRoot({
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...rest
}: TabsRootProps) {
  const { direction } = useUiSettings();
  return (
    <Radix.Root
      {...rest}
      {...(value === undefined ? {} : { value: idPart(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: idPart(defaultValue) })}
      {...(onValueChange && { onValueChange: (next: string) => onValueChange(decodeURIComponent(next)) })}
      dir={direction}
      activationMode={activation}
      data-component="Tabs.Root"
      className={cx(styles.root, className)}
    />
  );
}

/** The row of tabs; it needs an `aria-label`. */
export function TabsList({ className, ...rest }: ElementProps<'div', 'role'>) {
  return <Radix.List {...rest} data-component="Tabs.List" className={cx(styles.list, className)} />;
}

/** Props of {@link TabsTrigger}. */
export interface TabsTriggerProps extends ElementProps<'button', 'value' | 'role'> {
  readonly value: string;
}

/** One tab. */
export function TabsTrigger({ value, className, ...rest }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      {...rest}
      value={idPart(value)}
      data-component="Tabs.Trigger"
      className={cx(styles.trigger, className)}
    />
  );
}

/** Props of {@link TabsPanel}. */
export interface TabsPanelProps extends ElementProps<'div', 'role'> {
  readonly value: string;
}

/** The content of one tab. */
export function TabsPanel({ value, className, ...rest }: TabsPanelProps) {
  return (
    <Radix.Content
      {...rest}
      value={idPart(value)}
      data-component="Tabs.Panel"
      className={cx(styles.panel, className)}
    />
  );
}
