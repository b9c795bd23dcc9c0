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

/** What is listened to on the explained element. */
export interface TooltipListeners {
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Shows it at once. */
  readonly onFocus: (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Where the explained element and the bubble meet: they are not inside one another. */
export interface TooltipLink {
  /** The explained element. */
  element: HTMLElement | null;
  /** Tells the bubble of another element; null as long as there is no bubble. */
  attach: ((element: HTMLElement | null) => void) | null;
  /** What the bubble wants to hear of it; null as long as there is no bubble. */
  listeners: TooltipListeners | null;
  /** What happened before the bubble was there, to be told to it first. */
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

/** The words beside an element that stands elsewhere, and when they show. */
export function TooltipBubble({ link, id, content, shortcut, side, open, onOpenChange }: TooltipBubbleProps) {
  const { direction } = useUiSettings();
  const start = direction === 'rtl' ? 'right' : 'left';
  const scroll = useRef<Event | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const onEvent = (event: Event) => {
      scroll.current = event;
    };
    // Radix hears it a moment later than this and closes.
    window.addEventListener('scroll', onEvent, { capture: true });
    return () => window.removeEventListener('scroll', onEvent, { capture: true });
  }, [open]);
  const change = (next: boolean) => {
    // The focus brings what it comes to into sight: what the keyboard is on stays explained while the page scrolls.
    const scrolls = scroll.current !== null && scroll.current.eventPhase !== Event.NONE;
    if (next || !scrolls || !link.current.element?.matches(':focus-visible')) onOpenChange(next);
  };
  const placed = { top: 'top', bottom: 'bottom', start, end: start === 'left' ? 'right' : 'left' } as const;
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild>
          {/* The trigger hands its listeners and its ref to its child at run time. */}
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

/** Stands for the explained element where Radix wants it as a child; draws nothing. */
function Stand({ link, ref, ...listeners }: StandProps) {
  useLayoutEffect(() => {
    const { current } = link;
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
  }, [link, ref]);
  useLayoutEffect(() => {
    const { current } = link;
    current.listeners = listeners;
    current.before?.(listeners);
    current.before = null;
  });
  return null;
}
