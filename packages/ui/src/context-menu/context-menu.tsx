'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Slot from 'radix-ui/slot';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { MenuContent, type MenuContentProps, MenuRoot, MenuTrigger, useMenu } from '../menu/menu-opening.tsx';
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
 * The choices of a Menu where the pointer is. Whatever it offers must also be reachable another way: nobody can see that
 * it is there. Its items are Menu's, so a row's button and its context menu can share them.
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
        {/* The menu hangs on it and gives it the focus back, which it hands on to whatever had it before. */}
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
  /** Renders the one child, such as a row of a table, as the place.
   * @defaultValue false */
  readonly asChild?: boolean;
  /** Leaves the place to the browser's own menu.
   * @defaultValue false */
  readonly disabled?: boolean;
}

/** The place that has the menu: by the secondary button, by Shift+F10 or the Menu key on what has the focus in it, by a long press. */
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
  /** Names it for assistive technology: what the choices are about. */
  readonly 'aria-label': string;
}

/** The list of choices; fill it with the items of Menu. */
export function ContextMenuContent({ onContextMenu, ...rest }: ContextMenuContentProps) {
  return (
    <MenuContent
      {...rest}
      // Its own name holds, not that of the point it hangs on.
      aria-labelledby={undefined}
      onContextMenu={composeHandlers(onContextMenu, (event) => event.preventDefault())}
      data-component="ContextMenu.Content"
    />
  );
}
