'use client';
import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { PartLost } from '../internal/fetched-part.tsx';
import { useLatePart } from '../internal/late-part.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { menuItems } from './menu-late.ts';
import { type MenuRootProps, useMenu } from './menu-opening.tsx';

/** The loaded items, which only render in a loaded list. */
function loaded(part: string) {
  const items = menuItems.current();
  if (!items) throw new UiUsageError(part, 'it stands outside Menu.Content.', 'Put it inside one.');
  return items;
}

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

/** The list of items. Its code is loaded when the page is idle, or with the first hover or focus of a menu's button. */
export function MenuContent(props: MenuContentProps) {
  const { open, met } = useMenu('Menu.Content');
  const { part, lost } = useLatePart(menuItems, open);
  if (part) return met ? <part.MenuList {...props} /> : null;
  return open && lost ? <PartLost /> : null;
}

/** Props shared by the items of a menu. */
export interface ChoiceProps {
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
export function MenuItem(props: MenuItemProps) {
  const { Item } = loaded('Menu.Item');
  return <Item {...props} />;
}

/** Props of {@link MenuCheckboxItem}. */
export interface MenuCheckboxItemProps extends ElementProps<'div', 'onSelect' | 'role'>, ChoiceProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** An item that is on or off. */
export function MenuCheckboxItem(props: MenuCheckboxItemProps) {
  const { CheckboxItem } = loaded('Menu.CheckboxItem');
  return <CheckboxItem {...props} />;
}

/** Props of {@link MenuRadioGroup}. */
export interface MenuRadioGroupProps extends ElementProps<'div'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A group of items, one of which is selected. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  const { RadioGroup } = loaded('Menu.RadioGroup');
  return <RadioGroup {...props} />;
}

/** Props of {@link MenuRadioItem}. */
export interface MenuRadioItemProps extends ElementProps<'div', 'onSelect' | 'role'>, ChoiceProps {
  readonly value: string;
}

/** One item of a radio group. */
export function MenuRadioItem(props: MenuRadioItemProps) {
  const { RadioItem } = loaded('Menu.RadioItem');
  return <RadioItem {...props} />;
}

/** A submenu. */
export function MenuSub(props: MenuRootProps) {
  const { Sub } = loaded('Menu.Sub');
  return <Sub {...props} />;
}

/** Props of {@link MenuSubTrigger}. */
export interface MenuSubTriggerProps extends ElementProps<'div', 'role'>, ChoiceProps {}

/** The item that opens a submenu. */
export function MenuSubTrigger(props: MenuSubTriggerProps) {
  const { SubTrigger } = loaded('Menu.SubTrigger');
  return <SubTrigger {...props} />;
}

/** The list of items of a submenu. */
export function MenuSubContent(props: ElementProps<'div', 'role'>) {
  const { SubContent } = loaded('Menu.SubContent');
  return <SubContent {...props} />;
}

/** A label for the items below it. */
export function MenuLabel(props: ElementProps<'div'>) {
  const { Label } = loaded('Menu.Label');
  return <Label {...props} />;
}

/** A line between groups of items. */
export function MenuSeparator(props: ElementProps<'div'>) {
  const { Separator } = loaded('Menu.Separator');
  return <Separator {...props} />;
}
