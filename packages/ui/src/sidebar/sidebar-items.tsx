'use client';
import * as Slot from 'radix-ui/slot';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './sidebar.css.ts';
import { sidebarMessages } from './sidebar.messages.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** Props of {@link SidebarGroup}. */
export interface SidebarGroupProps extends ElementProps<'div', 'role'> {
  /** Name of the group. */
  readonly label?: string;
  /** Makes the name a toggle that collapses the group.
   * @defaultValue false */
  readonly collapsible?: boolean;
  readonly open?: boolean;
  /** @defaultValue true */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean, details: { reason: 'press' }) => void;
}

/** A group of related entries. */
export function SidebarGroup({
  label,
  collapsible = false,
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  children,
  ...rest
}: SidebarGroupProps) {
  const id = useId();
  const [held, setHeld] = useControllable<boolean, { reason: 'press' }>({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'Sidebar.Group',
  });
  const shown = !collapsible || !label || held;
  return (
    <div
      {...rest}
      {...(label && { role: 'group', 'aria-labelledby': id })}
      data-component="Sidebar.Group"
      data-open={shown || undefined}
      className={cx(styles.group, className)}
    >
      {label &&
        (collapsible ? (
          <button
            id={id}
            type="button"
            aria-expanded={held}
            aria-controls={`${id}l`}
            onClick={() => setHeld(!held, { reason: 'press' })}
            data-component="Sidebar.GroupTrigger"
            className={styles.groupTrigger}
          >
            <span className={styles.groupWord}>{label}</span>
            <ChevronDownIcon size={16} className={styles.turn} />
          </button>
        ) : (
          <span id={id} className={styles.groupLabel}>
            {label}
          </span>
        ))}
      <ul id={`${id}l`} hidden={!shown} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

/** Props of {@link SidebarItem}. They go to the link inside. */
export interface SidebarItemProps extends ElementProps<'a', 'children'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Number of pending items. Above 99 it shows "99+". */
  readonly count?: number;
  /** The count in words: "4 unread". */
  readonly countLabel?: string;
  /** @defaultValue false */
  readonly current?: boolean;
  /** A router's link without content, used instead of an `a`. */
  readonly link?: ReactNode;
}

const most = 99;

/** One entry of the menu. */
export function SidebarItem({
  label,
  icon,
  count,
  countLabel,
  current = false,
  link,
  className,
  ...rest
}: SidebarItemProps) {
  const text = useMessages(sidebarMessages);
  const { locale } = useUiSettings();
  const counted = count !== undefined && count > 0;
  const number = counted && (count > most ? text('most', { count: most }) : numberFormat(locale).format(count));
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.word}>{label}</span>
      {counted && (
        <span className={styles.count}>
          <span aria-hidden={countLabel !== undefined}>{number}</span>
          {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
        </span>
      )}
    </>
  );
  const shared = {
    ...rest,
    ...(current && { 'aria-current': 'page' as const }),
    'data-component': 'Sidebar.Item',
    'data-current': current || undefined,
    className: cx(styles.item, className),
  };
  return (
    <li>
      {link ? (
        <Slot.Root {...shared}>
          <Slot.Slottable child={link}>{() => content}</Slot.Slottable>
        </Slot.Root>
      ) : (
        <a {...shared}>{content}</a>
      )}
    </li>
  );
}
