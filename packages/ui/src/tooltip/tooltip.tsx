'use client';
import * as Slot from 'radix-ui/slot';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { inTime } from '@roadside/foundations/in-time';
import { useControllable } from '../internal/use-controllable.ts';
import type { TooltipBubble, TooltipLink, TooltipListeners } from './tooltip-bubble.tsx';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Nothing needed to use the page: touch screens do not show it. */
  readonly content: ReactNode;
  /** Keyboard shortcut for the same action, such as `G D`. */
  readonly shortcut?: string;
  /** The element it explains, which must be focusable. */
  readonly children: ReactElement;
  /** @defaultValue 'top' */
  readonly side?: 'top' | 'bottom' | 'start' | 'end';
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Time after one tooltip of a group hides in which the next shows immediately, in ms. */
const sharedFor = 200;
/** When a tooltip of the group was last visible. */
const GroupContext = /* @__PURE__ */ createContext<RefObject<number> | null>(null);

/**
 * Shares one delay between the tooltips inside: after the first, the next shows immediately. AppShell includes one.
 *
 * @example
 * <TooltipGroup><Toolbar /></TooltipGroup>
 */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  const last = useRef(-Infinity);
  return <GroupContext value={last}>{children}</GroupContext>;
}

let Bubble: typeof TooltipBubble | null = null;
let coming: Promise<typeof TooltipBubble | null> | null = null;
/**
 * Tooltips show late or never, so their code loads when the page is idle. If it fails to load, nothing essential is
 * missing.
 */
const loadBubble = () =>
  (coming ??= inTime(import('./tooltip-bubble.tsx')).then(
    (part) => (Bubble = part.TooltipBubble),
    () => (coming = null),
  ));
/** True if the last key moves focus. Focus that moves by itself, as into a dialog that opens, shows no tooltip. */
let moving = false;
const movingKeys = /^(?:Tab|Arrow\w+|Home|End|Page\w+)$/;
let prepared = false;
function prepare(): void {
  if (prepared) return;
  prepared = true;
  document.addEventListener('keydown', ({ key }) => (moving = movingKeys.test(key)), { capture: true, passive: true });
  // Safari has no `requestIdleCallback`.
  (window.requestIdleCallback || setTimeout)(() => void loadBubble());
}

/**
 * Names or explains a control on hover and on keyboard focus. Focus that a dialog moves as it opens shows nothing, so
 * that the next Escape closes the dialog.
 *
 * @example
 * <Tooltip content="Refresh" shortcut="R"><IconButton … /></Tooltip>
 */
export function Tooltip({
  content,
  shortcut,
  children,
  side = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
}: TooltipProps) {
  const [shown, setShown] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'Tooltip',
  });
  const id = useId();
  // A page holds a hundred tooltips and shows one or two, so the bubble mounts only on the first hover or keyboard
  // focus.
  const [met, setMet] = useState(false);
  const meet = () => (Bubble ? setMet(true) : void loadBubble().then((bubble) => bubble && setMet(true)));
  useEffect(prepare, []);
  useEffect(() => {
    // The owner opened it.
    if (shown && !Bubble) void loadBubble().then((brought) => brought && setMet(true));
  }, [shown]);
  const link = useRef<TooltipLink>({ element: null, attach: null, listeners: null, before: null });
  const ref = useCallback((element: HTMLElement | null) => {
    link.current.element = element;
    link.current.attach?.(element);
  }, []);
  const pressed = useRef(false);
  const tell = (what: (listeners: TooltipListeners) => void) => {
    if (link.current.listeners) return what(link.current.listeners);
    link.current.before = what;
    meet();
  };
  const dispatch = (what: (listeners: TooltipListeners) => void) => {
    link.current.before = null;
    if (link.current.listeners) what(link.current.listeners);
  };
  const groupRef = useContext(GroupContext);
  // Shows once per hover, and not after a press.
  const had = useRef(false);
  const show = (next: boolean) => {
    if (next) had.current = true;
    else if (groupRef) groupRef.current = performance.now();
    setShown(next, undefined);
  };
  return (
    <>
      <Slot.Root
        ref={ref}
        {...(shown ? { 'aria-describedby': id } : {})}
        onPointerMove={(event) => {
          if (event.pointerType === 'touch') return;
          tell(({ onPointerMove }) => onPointerMove(event));
          // Focus skips the delay, and so does a pointer that comes from a neighbor.
          if (groupRef && !had.current && performance.now() - groupRef.current < sharedFor)
            tell(({ onFocus }) => onFocus(event));
        }}
        onPointerLeave={(event) => {
          had.current = false;
          dispatch(({ onPointerLeave }) => onPointerLeave(event));
        }}
        onPointerDown={(event) => {
          had.current = true;
          dispatch(({ onPointerDown }) => onPointerDown(event));
          // Focus caused by a press shows no tooltip.
          pressed.current = true;
          document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
        }}
        onFocus={(event) => {
          // Focus returned to a pointer user, as by a dialog that closes, shows no tooltip either.
          if (moving && !pressed.current && event.target.matches(':focus-visible'))
            tell(({ onFocus }) => onFocus(event));
        }}
        onBlur={(event) => dispatch(({ onBlur }) => onBlur(event))}
        onClick={(event) => dispatch(({ onClick }) => onClick(event))}
      >
        {children}
      </Slot.Root>
      {Bubble && (met || shown) && (
        <Bubble
          link={link}
          id={id}
          content={content}
          shortcut={shortcut}
          side={side}
          open={shown}
          onOpenChange={show}
        />
      )}
    </>
  );
}
