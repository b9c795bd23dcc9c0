'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Slot from 'radix-ui/slot';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { MenuContent, type MenuContentProps } from '../menu/menu.tsx';
import { MenuRoot, MenuTrigger, useMenu } from '../menu/menu-opening.tsx';
import * as styles from './context-menu.css.ts';
import { type Point, useContextPoint } from './use-context-point.ts';

interface ContextMenuState {
  readonly open: boolean;
  readonly ask: (point: Point) => void;
}

const ContextMenuContext = /* @__PURE__ */ createContext<ContextMenuState | null>(null);

function useContextMenu(part: string): ContextMenuState {
  const state = useContext(ContextMenuContext);
  if (!state) throw new UiUsageError(part, 'it stands outside ContextMenu.Root.', 'Put it inside one.');
  return state;
}

/** Props of {@link ContextMenuRoot}. */
export interface ContextMenuRootProps {
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A Menu that opens at the pointer. Everything in it must also be available another way, because nothing shows that it
 * exists. It uses Menu's items, so a row's button and its context menu can share them.
 *
 * @example
 * <ContextMenu.Root><ContextMenu.Trigger>…</ContextMenu.Trigger><ContextMenu.Content aria-label="Montgomery"><Menu.Item>Show calls</Menu.Item></ContextMenu.Content></ContextMenu.Root>
 */
export function ContextMenuRoot({ onOpenChange, children }: ContextMenuRootProps) {
  const [open, setOpen] = useState(false);
  const [point, setPoint] = useState<Point>({ x: 0, y: 0 });
  const before = useRef<Element | null>(null);
  const change = useCallback(
    (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const ask = useCallback(
    (next: Point) => {
      before.current = document.activeElement;
      setPoint(next);
      change(true);
    },
    [change],
  );
  const state = useMemo(() => ({ open, ask }), [open, ask]);
  return (
    <ContextMenuContext value={state}>
      <MenuRoot open={open} onOpenChange={change}>
        {/* The menu's anchor. It gets focus back from the menu and passes it on to the element that had it before. */}
        <MenuTrigger asChild>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onFocus={() => before.current instanceof HTMLElement && before.current.focus()}
            className={styles.point}
            style={assignInlineVars({ [styles.pointX]: `${point.x}px`, [styles.pointY]: `${point.y}px` })}
          />
        </MenuTrigger>
        {children}
      </MenuRoot>
    </ContextMenuContext>
  );
}

/** Props of {@link ContextMenuTrigger}. */
export interface ContextMenuTriggerProps extends ElementProps<'div'> {
  /** Renders its only child, such as a table row, as the trigger area.
   * @defaultValue false */
  readonly asChild?: boolean;
  /** Leaves the browser's own context menu in place.
   * @defaultValue false */
  readonly disabled?: boolean;
}

/**
 * The area that has the menu. Opens on right-click, on long press, and on Shift+F10 or the Menu key at the focused
 * element inside it.
 */
export function ContextMenuTrigger({
  asChild = false,
  disabled = false,
  className,
  onContextMenu,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  onMouseDownCapture,
  onClickCapture,
  onPointerEnter,
  onFocus,
  ...rest
}: ContextMenuTriggerProps) {
  const { open, ask } = useContextMenu('ContextMenu.Trigger');
  const { meet } = useMenu('ContextMenu.Trigger');
  const ours = useContextPoint(ask);
  const theirs = {
    onContextMenu,
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onMouseDownCapture,
    onClickCapture,
    onPointerEnter,
    onFocus,
  };
  const both = {
    onContextMenu: composeHandlers(onContextMenu, ours.onContextMenu),
    onKeyDown: composeHandlers(onKeyDown, ours.onKeyDown),
    onPointerDown: composeHandlers(onPointerDown, ours.onPointerDown),
    onPointerMove: composeHandlers(onPointerMove, ours.onPointerMove),
    onPointerUp: composeHandlers(onPointerUp, ours.onPointerUp),
    onPointerCancel: composeHandlers(onPointerCancel, ours.onPointerCancel),
    onMouseDownCapture: composeHandlers(onMouseDownCapture, ours.onMouseDownCapture),
    onClickCapture: composeHandlers(onClickCapture, ours.onClickCapture),
    onPointerEnter: composeHandlers(onPointerEnter, meet),
    onFocus: composeHandlers(onFocus, meet),
  };
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      {...(disabled ? theirs : both)}
      data-component="ContextMenu.Trigger"
      data-open={open || undefined}
      data-disabled={disabled || undefined}
      className={cx(styles.trigger, className)}
    />
  );
}

/** Props of {@link ContextMenuContent}. */
export interface ContextMenuContentProps extends Omit<MenuContentProps, 'align' | 'side'> {
  /** Accessible name: what the menu is about. */
  readonly 'aria-label': string;
}

/** The menu content; fill it with Menu items. */
export function ContextMenuContent({ onContextMenu, ...rest }: ContextMenuContentProps) {
  return (
    <MenuContent
      {...rest}
      // Use its own name, not the name of the anchor.
      aria-labelledby={undefined}
      onContextMenu={composeHandlers(onContextMenu, (event) => event.preventDefault())}
      data-component="ContextMenu.Content"
    />
  );
}
