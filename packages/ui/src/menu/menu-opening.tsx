'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import * as Slot from 'radix-ui/slot';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import * as styles from './menu.css.ts';

interface MenuState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** True once Radix's menu is mounted. */
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
      setOpen: (next: boolean) => change(next, undefined),
      met,
      meet: () => setMet(true),
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
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0 || event.ctrlKey) return;
    setOpen(!open);
    // The menu takes focus, and the default action of the press would move it away again.
    if (!open) event.preventDefault();
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (disabled || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (!met) {
      // It had focus before hydration. Mount Radix and replay the key, so that focus goes to the first item.
      flushSync(meet);
      event.currentTarget.dispatchEvent(new globalThis.KeyboardEvent('keydown', event.nativeEvent));
    } else setOpen(event.key === 'ArrowDown' || !open);
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
        {/* Radix's trigger passes its ref to its child at run time. */}
        <Stand {...({ trigger } as StandProps)} />
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

interface StandProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly ref: Ref<HTMLElement>;
}

/** Stand-in for the menu's button where Radix expects it as a child. Renders nothing. */
function Stand({ trigger, ref }: StandProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(trigger.current);
    return () => void ref(null);
  }, [trigger, ref]);
  return null;
}
