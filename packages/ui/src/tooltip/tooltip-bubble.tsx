'use client';
import * as Radix from 'radix-ui/tooltip';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './tooltip.css.ts';

/** Event handlers for the trigger element. */
export interface TooltipListeners {
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Shows the tooltip immediately. */
  readonly onFocus: (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Links the trigger element and the bubble, which are not nested. */
export interface TooltipLink {
  /** The trigger element. */
  element: HTMLElement | null;
  /** Attaches the bubble to another element; null while there is no bubble. */
  attach: ((element: HTMLElement | null) => void) | null;
  /** The bubble's handlers for the trigger element; null while there is no bubble. */
  listeners: TooltipListeners | null;
  /** An event from before the bubble mounted, replayed when it does. */
  before: ((listeners: TooltipListeners) => void) | null;
}

/** Props of {@link TooltipBubble}. */
export interface TooltipBubbleProps {
  readonly link: RefObject<TooltipLink>;
  readonly id: string;
  readonly content: ReactNode;
  readonly shortcut?: string | undefined;
  readonly side: 'top' | 'bottom' | 'start' | 'end';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The bubble beside an element that is rendered elsewhere, and the logic for when it shows. */
export function TooltipBubble({ link, id, content, shortcut, side, open, onOpenChange }: TooltipBubbleProps) {
  const { direction } = useUiSettings();
  const start = direction === 'rtl' ? 'right' : 'left';
  const scroll = useRef<Event | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const onEvent = (event: Event) => {
      scroll.current = event;
    };
    // This listener runs just before Radix's, which closes the tooltip.
    window.addEventListener('scroll', onEvent, { capture: true });
    return () => window.removeEventListener('scroll', onEvent, { capture: true });
  }, [open]);
  const change = (next: boolean) => {
    // Focusing an element scrolls it into view, so the tooltip of a keyboard-focused element stays open during
    // scrolling.
    const scrolls = scroll.current !== null && scroll.current.eventPhase !== Event.NONE;
    if (next || !scrolls || !link.current.element?.matches(':focus-visible')) onOpenChange(next);
  };
  const placed = { top: 'top', bottom: 'bottom', start, end: start === 'left' ? 'right' : 'left' } as const;
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild>
          {/* Radix's trigger passes its listeners and its ref to its child at run time. */}
          <Stand {...({ link } as StandProps)} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={placed[side]}
            sideOffset={6}
            collisionPadding={8}
            hideWhenDetached
            data-component="Tooltip"
            className={styles.content}
          >
            {content}
            {shortcut && (
              <kbd dir="ltr" className={styles.shortcut}>
                {shortcut}
              </kbd>
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface StandProps extends TooltipListeners {
  readonly link: RefObject<TooltipLink>;
  readonly ref: Ref<HTMLElement>;
}

/** Stand-in for the trigger element where Radix expects it as a child. Renders nothing. */
function Stand({ link: linkRef, ref, ...listeners }: StandProps) {
  useLayoutEffect(() => {
    const { current } = linkRef;
    current.attach = (element) => {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    };
    current.attach(current.element);
    return () => {
      current.attach?.(null);
      current.attach = null;
      current.listeners = null;
    };
  }, [linkRef, ref]);
  useLayoutEffect(() => {
    const { current } = linkRef;
    current.listeners = listeners;
    current.before?.(listeners);
    current.before = null;
  });
  return null;
}
