'use client';
// The part of a menu that needs Radix. `menu.tsx` loads it late: most menus of a page are never opened.
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { CheckIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import type {
  MenuCheckboxItemProps,
  MenuContentProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuSubTriggerProps,
} from './menu.tsx';
import { type MenuRootProps, useMenu } from './menu-opening.tsx';
import * as styles from './menu.css.ts';

/** The list of items. */
export function MenuList({ align = 'start', side = 'bottom', className, ...rest }: MenuContentProps) {
  const { open, setOpen, trigger, triggerId, contentId } = useMenu('Menu.Content');
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <TriggerStand trigger={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={contentId}
          aria-labelledby={trigger.current?.id ?? triggerId}
          data-component="Menu.Content"
          {...rest}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={cx(overlay.floating, overlay.list, styles.content, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An item that performs one action and closes the menu. */
export function Item({
  leading,
  shortcut,
  tone = 'neutral',
  asChild = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      asChild={asChild}
      data-component="Menu.Item"
      className={cx(overlay.choice, !asChild && styles.aligned, tone === 'danger' && styles.danger, className)}
    >
      {asChild ? children : choiceContent(leading, children, shortcut)}
    </Radix.Item>
  );
}

const choiceContent = (leading: ReactNode, children: ReactNode, shortcut: string | undefined) => (
  <>
    {leading && <span className={overlay.choiceIcon}>{leading}</span>}
    <span className={overlay.choiceLabel}>{children}</span>
    {/* Shortcuts read left to right in every text direction. */}
    {shortcut && (
      <kbd dir="ltr" className={overlay.choiceHint}>
        {shortcut}
      </kbd>
    )}
  </>
);

const mark = (
  <span className={styles.mark}>
    <Radix.ItemIndicator>
      <CheckIcon size={16} />
    </Radix.ItemIndicator>
  </span>
);

/** An item that is on or off. */
export function CheckboxItem({ leading, shortcut, className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} data-component="Menu.CheckboxItem" className={cx(overlay.choice, className)}>
      {mark}
      {choiceContent(leading, children, shortcut)}
    </Radix.CheckboxItem>
  );
}

/** A group of items, one of which is selected. */
export function RadioGroup(props: MenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

/** One item of a radio group. */
export function RadioItem({ leading, shortcut, className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} data-component="Menu.RadioItem" className={cx(overlay.choice, className)}>
      {mark}
      {choiceContent(leading, children, shortcut)}
    </Radix.RadioItem>
  );
}

/** A submenu. */
export function Sub(props: MenuRootProps) {
  return <Radix.Sub {...props} />;
}

/** The item that opens a submenu. */
export function SubTrigger({ leading, shortcut, className, children, ...rest }: MenuSubTriggerProps) {
  return (
    <Radix.SubTrigger
      {...rest}
      data-component="Menu.SubTrigger"
      className={cx(overlay.choice, styles.aligned, className)}
    >
      {choiceContent(leading, children, shortcut)}
      <ChevronForwardIcon size={16} />
    </Radix.SubTrigger>
  );
}

/** The list of items of a submenu. */
export function SubContent({ className, ...rest }: ElementProps<'div', 'role'>) {
  return (
    <Radix.Portal>
      <Radix.SubContent
        {...rest}
        sideOffset={2}
        collisionPadding={8}
        loop
        data-component="Menu.SubContent"
        className={cx(overlay.floating, overlay.list, styles.content, className)}
      />
    </Radix.Portal>
  );
}

/** A label for the items below it. */
export function Label({ className, ...rest }: ElementProps<'div'>) {
  return <Radix.Label {...rest} data-component="Menu.Label" className={cx(overlay.groupLabel, className)} />;
}

/** A line between groups of items. */
export function Separator({ className, ...rest }: ElementProps<'div'>) {
  return <Radix.Separator {...rest} data-component="Menu.Separator" className={cx(overlay.separator, className)} />;
}
