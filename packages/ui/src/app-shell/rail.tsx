'use client';
import * as Slot from 'radix-ui/slot';
import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { AppShellPin } from './app-shell.tsx';
import * as styles from './app-shell.css.ts';
import { appShellMessages } from './app-shell.messages.ts';
import { useRail } from './rail-context.ts';

/** Props of {@link AppShellRail}. */
export interface AppShellRailProps extends ElementProps<'nav'> {
  /** The logo and product name, linked to the home page. */
  readonly brand?: ReactNode;
}

/** The main menu: icons only, or icons with labels when pinned. */
export function AppShellRail({ brand, className, children, 'aria-label': label, ...rest }: AppShellRailProps) {
  const text = useMessages(appShellMessages);
  const { pinned, setPinned } = useRail();
  return (
    <nav
      {...rest}
      aria-label={label ?? text('rail')}
      data-component="AppShell.Rail"
      className={cx(styles.rail, className)}
    >
      {brand}
      {children}
      {setPinned && (
        <div className={styles.railEnd}>
          <AppShellPin pinned={pinned} onPinnedChange={setPinned} />
        </div>
      )}
    </nav>
  );
}

/** Props of {@link AppShellBrand}. */
export interface AppShellBrandProps extends ElementProps<'a'> {
  /** The logo, 24 px. */
  readonly mark: ReactNode;
  /** @defaultValue false */
  readonly asChild?: boolean;
}

/** The logo with the product name. */
export function AppShellBrand({ mark, asChild = false, className, children, ...rest }: AppShellBrandProps) {
  const Root = asChild ? Slot.Root : 'a';
  const content = (words: ReactNode) => (
    <>
      {mark}
      <span className={styles.railWord}>{words}</span>
    </>
  );
  return (
    <Root {...rest} data-component="AppShell.Brand" className={cx(styles.brand, className)}>
      {asChild ? <Slot.Slottable child={children}>{content}</Slot.Slottable> : content(children)}
    </Root>
  );
}

/** Props of {@link AppShellRailGroup}. */
export interface AppShellRailGroupProps extends ElementProps<'div', 'role'> {
  /** The group's name, shown while the rail is pinned. */
  readonly label?: string;
}

/** A group of related entries. */
export function AppShellRailGroup({ label, className, children, ...rest }: AppShellRailGroupProps) {
  const id = useId();
  return (
    <div
      {...rest}
      {...(label ? { role: 'group', 'aria-labelledby': id } : {})}
      data-component="AppShell.RailGroup"
      className={cx(styles.railGroup, className)}
    >
      {label && (
        <span id={id} className={styles.railGroupLabel}>
          {label}
        </span>
      )}
      {children}
    </div>
  );
}

/** Props of {@link AppShellRailItem}. */
export interface AppShellRailItemProps extends ElementProps<'a'> {
  /** The entry's label. It's the tooltip while the rail is collapsed. */
  readonly label: string;
  readonly icon: ReactNode;
  /** @defaultValue false */
  readonly current?: boolean;
  /** Renders its only child, such as a router link without content, instead of an `a`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** One entry of the main menu. */
export function AppShellRailItem({
  label,
  icon,
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: AppShellRailItemProps) {
  const { pinned } = useRail();
  const Root = asChild ? Slot.Root : 'a';
  const content = (
    <>
      {icon}
      <span className={styles.railWord}>{label}</span>
    </>
  );
  const item = (
    <Root
      {...rest}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      data-component="AppShell.RailItem"
      data-current={current || undefined}
      className={cx(styles.railItem, className)}
    >
      {asChild ? <Slot.Slottable child={children}>{() => content}</Slot.Slottable> : content}
    </Root>
  );
  return pinned ? (
    item
  ) : (
    <Tooltip content={label} side="end">
      {item}
    </Tooltip>
  );
}
