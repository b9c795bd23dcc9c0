'use client';
import { Slot, Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useId, useRef, useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';
import { TooltipBubble, type TooltipLink, type TooltipListeners } from './tooltip-bubble.tsx';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Nothing that is needed to use the page: touch screens do not show it. */
  readonly content: ReactNode;
  /** Keys that do the same, such as `G D`. */
  readonly shortcut?: string;
  /** The one thing it explains, which must be focusable. */
  readonly children: ReactElement;
  /** @defaultValue 'top' */
  readonly side?: 'top' | 'bottom' | 'start' | 'end';
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

const delays = { delayDuration: 500, skipDelayDuration: 200 };
const Grouped = /* @__PURE__ */ createContext(false);

/**
 * Lets the tooltips inside share one waiting time: after the first, the next shows at once. AppShell brings one.
 *
 * @example
 * <TooltipGroup><Toolbar /></TooltipGroup>
 */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return (
    <Grouped value>
      <Radix.Provider {...delays}>{children}</Radix.Provider>
    </Grouped>
  );
}

/**
 * Names or explains a control on hover and on keyboard focus.
 *
 * @example
 * <Tooltip content="Refresh" shortcut="R"><IconButton … /></Tooltip>
 */
export function Tooltip({ content, shortcut, children, side = 'top', open, defaultOpen = false, onOpenChange }: TooltipProps) {
  const [shown, setShown] = useControllable({ value: open, defaultValue: defaultOpen, onValueChange: onOpenChange, component: 'Tooltip' });
  const id = useId();
  // A page holds a hundred of them and shows one or two: what shows it is made with the first pointer or key that comes near.
  const [met, setMet] = useState(shown);
  const link = useRef<TooltipLink>({ element: null, attach: null, listeners: null, before: null });
  const ref = useCallback((element: HTMLElement | null) => {
    link.current.element = element;
    link.current.attach?.(element);
  }, []);
  const pressed = useRef(false);
  const tell = (what: (listeners: TooltipListeners) => void) => {
    if (link.current.listeners) return what(link.current.listeners);
    link.current.before = what;
    setMet(true);
  };
  const heard = (what: (listeners: TooltipListeners) => void) => {
    link.current.before = null;
    if (link.current.listeners) what(link.current.listeners);
  };
  const bubble = (met || shown) && <TooltipBubble link={link} id={id} content={content} shortcut={shortcut} side={side} open={shown} onOpenChange={(next) => setShown(next, undefined)} />;
  const grouped = useContext(Grouped);
  return (
    <>
      <Slot.Root
        ref={ref}
        {...(shown ? { 'aria-describedby': id } : {})}
        onPointerMove={(event) => event.pointerType !== 'touch' && tell(({ onPointerMove }) => onPointerMove(event))}
        onPointerLeave={(event) => heard(({ onPointerLeave }) => onPointerLeave(event))}
        onPointerDown={(event) => {
          heard(({ onPointerDown }) => onPointerDown(event));
          // Focus that comes of a press explains nothing.
          pressed.current = true;
          document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
        }}
        onFocus={(event) => !pressed.current && tell(({ onFocus }) => onFocus(event))}
        onBlur={(event) => heard(({ onBlur }) => onBlur(event))}
        onClick={(event) => heard(({ onClick }) => onClick(event))}
      >
        {children}
      </Slot.Root>
      {bubble && (grouped ? bubble : <Radix.Provider {...delays}>{bubble}</Radix.Provider>)}
    </>
  );
}
