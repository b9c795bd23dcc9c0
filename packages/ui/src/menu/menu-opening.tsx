'use client';
import * as Slot from 'radix-ui/slot';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { composeHandlers } from '../internal/compose-handlers.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { useControllable } from '@roadside/foundations/controllable';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { menuItems } from './menu-late.ts';

interface MenuState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** True once Radix's menu is wanted. It mounts when its code is there too. */
  readonly met: boolean;
  /** Mounts Radix's menu; called on the first pointer or focus. */
  readonly meet: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly triggerId: string;
  readonly contentId: string;
}

const MenuContext = /* @__PURE__ */ createContext<MenuState | null>(null);

export function useMenu(part: string): MenuState {
  const state = use(MenuContext);
  if (!state) throw new UiUsageError(part, 'it stands outside Menu.Root.', 'Put it inside one.');
  return state;
}

/** Props of {@link MenuRoot}. */
export interface MenuRootProps {
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A list of actions opened from a button.
 *
 * @example
 * <Menu.Root><Menu.Trigger asChild><Button>Export</Button></Menu.Trigger><Menu.Content><Menu.Item onSelect={excel}>Excel</Menu.Item></Menu.Content></Menu.Root>
 */
export function MenuRoot({ open: given, defaultOpen = false, onOpenChange, children }: MenuRootProps) {
  const [open, change] = useControllable({
    value: given,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'Menu.Root',
  });
  // A page holds many menus and opens one or two, so Radix mounts only on the first hover or focus.
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  const trigger = useRef<HTMLElement>(null);
  const triggerId = useId();
  const contentId = useId();
  const state = useMemo(
    () => ({
      open,
      setOpen: (next: boolean) => change(next),
      met,
      meet: () => {
        setMet(true);
        void menuItems.load();
      },
      trigger,
      triggerId,
      contentId,
    }),
    [open, change, met, triggerId, contentId],
  );
  return <MenuContext value={state}>{children}</MenuContext>;
}

/** Props of {@link MenuTrigger}. */
export interface MenuTriggerProps extends ElementProps<'button', 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** Renders its child, such as a Button.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** The button that opens the menu. */
export function MenuTrigger({
  asChild = false,
  ref,
  disabled = false,
  onPointerEnter,
  onPointerDown,
  onFocus,
  onKeyDown,
  ...rest
}: MenuTriggerProps) {
  const { open, setOpen, met, meet, trigger, triggerId, contentId } = useMenu('Menu.Trigger');
  const merged = useMergedRef(ref, trigger as RefObject<HTMLButtonElement | null>);
  useEffect(() => menuItems.loadWhenIdle(), []);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0 || event.ctrlKey) return;
    setOpen(!open);
    // The menu takes focus, and the default action of the press would move it away again.
    if (!open) event.preventDefault();
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (disabled || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (met && menuItems.current()) return setOpen(event.key === 'ArrowDown' || !open);
    // It had focus before hydration, or the menu's code is on its way. Mount Radix and replay the key, so that focus
    // goes to the first item.
    const { currentTarget: button, nativeEvent: pressed } = event;
    void menuItems.load().then((items) => {
      if (!items) return setOpen(true);
      flushSync(meet);
      button.dispatchEvent(new globalThis.KeyboardEvent('keydown', pressed));
    });
  };
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      type="button"
      id={triggerId}
      data-component="Menu.Trigger"
      {...rest}
      ref={merged}
      disabled={disabled}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      data-disabled={disabled ? '' : undefined}
      onPointerEnter={composeHandlers(onPointerEnter, meet)}
      onFocus={composeHandlers<FocusEvent<HTMLButtonElement>>(onFocus, meet)}
      onPointerDown={composeHandlers(onPointerDown, press)}
      onKeyDown={composeHandlers(onKeyDown, key)}
    />
  );
}
