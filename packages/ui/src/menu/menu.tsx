'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { CheckIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import { type MenuRootProps, useMenu } from './menu-opening.tsx';
import * as styles from './menu.css.ts';

/** Props of {@link MenuContent}. */
export interface MenuContentProps extends ElementProps<'div', 'role'> {
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end';
  /** @defaultValue 'bottom' */
  readonly side?: 'top' | 'bottom';
  /**
   * Called after the menu closes, before focus returns to its button. Prevent the event's default to move focus
   * elsewhere.
   */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/** The list of items. */
export function MenuContent({ align = 'start', side = 'bottom', className, ...rest }: MenuContentProps) {
  const { open, setOpen, met, trigger, triggerId, contentId } = useMenu('Menu.Content');
  if (!met) return null;
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

/** Props shared by the items of a menu. */
interface ChoiceProps {
  readonly leading?: ReactNode;
  /** Keyboard shortcut for the same action, such as `Ctrl K`. */
  readonly shortcut?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** Text for typeahead when its children are not plain text. */
  readonly textValue?: string;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends ElementProps<'div', 'onSelect' | 'role'>, ChoiceProps {
  /** Called when the item is chosen by click, Enter or Space. */
  readonly onSelect?: (event: Event) => void;
  /** @defaultValue 'neutral' */
  readonly tone?: 'neutral' | 'danger';
  /** Renders its child, such as a link, as the item. Icons then go inside the child.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** An item that performs one action and closes the menu. */
export function MenuItem({
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

/** Props of {@link MenuCheckboxItem}. */
export interface MenuCheckboxItemProps extends ElementProps<'div', 'onSelect' | 'role'>, ChoiceProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** An item that is on or off. */
export function MenuCheckboxItem({ leading, shortcut, className, children, ...rest }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} data-component="Menu.CheckboxItem" className={cx(overlay.choice, className)}>
      {mark}
      {choiceContent(leading, children, shortcut)}
    </Radix.CheckboxItem>
  );
}

/** Props of {@link MenuRadioGroup}. */
export interface MenuRadioGroupProps extends ElementProps<'div'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A group of items, one of which is selected. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />;
}

/** Props of {@link MenuRadioItem}. */
export interface MenuRadioItemProps extends ElementProps<'div', 'onSelect' | 'role'>, ChoiceProps {
  readonly value: string;
}

/** One item of a radio group. */
export function MenuRadioItem({ leading, shortcut, className, children, ...rest }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} data-component="Menu.RadioItem" className={cx(overlay.choice, className)}>
      {mark}
      {choiceContent(leading, children, shortcut)}
    </Radix.RadioItem>
  );
}

/** A submenu. */
export function MenuSub(props: MenuRootProps) {
  return <Radix.Sub {...props} />;
}

/** The item that opens a submenu. */
export function MenuSubTrigger({
  leading,
  shortcut,
  className,
  children,
  ...rest
}: ElementProps<'div', 'role'> & ChoiceProps) {
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
export function MenuSubContent({ className, ...rest }: ElementProps<'div', 'role'>) {
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
export function MenuLabel({ className, ...rest }: ElementProps<'div'>) {
  return <Radix.Label {...rest} data-component="Menu.Label" className={cx(overlay.groupLabel, className)} />;
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ElementProps<'div'>) {
  return <Radix.Separator {...rest} data-component="Menu.Separator" className={cx(overlay.separator, className)} />;
}
