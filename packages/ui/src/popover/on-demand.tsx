'use client';
import * as Radix from 'radix-ui/popover';
import { type ComponentProps, type ComponentType, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { cx } from '../internal/cx.ts';
import { fetchedPart } from '../internal/fetched-part.tsx';
import * as overlay from '../internal/overlay.css.ts';

/** A part loaded from a separate chunk, with handlers that prefetch it on hover or focus. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = fetchedPart(load);
  // A failed prefetch is retried when the part opens, and reported there.
  const fetchAhead = () => void load().catch(() => undefined);
  return { Part, ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } };
}

/** Props of a component that can be opened by its owner or by itself. */
export interface Openable {
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly onOpenChange: ((open: boolean) => void) | undefined;
}

/**
 * Open state of a field's popover: the owner's if given, else local. The local state is set before the owner is
 * notified.
 */
export function useOpen({ open, defaultOpen, onOpenChange }: Openable) {
  const [own, setOwn] = useState(defaultOpen);
  const show = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, show] as const;
}

/**
 * The button of a popover that is anchored to the frame of its field instead of to the button. With such an anchor,
 * Radix's own trigger re-creates its button, and the new one loses the focus and press of the first.
 */
export function useOpener(
  opener: RefObject<HTMLButtonElement | null>,
  [open, show]: readonly [open: boolean, show: (open: boolean) => void],
) {
  const id = useId();
  const leftFor = useRef<EventTarget | null>(null);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: () => show(!open),
  } as const;
  const content: Pick<ComponentProps<typeof Radix.Content>, 'id' | 'onInteractOutside' | 'onCloseAutoFocus'> = {
    id,
    onInteractOutside: (event) => {
      // A press on the button already closes it.
      if (opener.current?.contains(event.target as Node)) event.preventDefault();
      else leftFor.current = event.target;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // A press outside keeps focus where it landed.
      if (leftFor.current === null) opener.current?.focus();
      leftFor.current = null;
    },
  };
  return { button, content };
}

interface OnDemandContentProps extends ComponentProps<typeof Radix.Content> {
  /** Label of the spinner. */
  readonly waiting: string;
  /** Class with the size of the part being loaded, to avoid a layout shift. */
  readonly waitingClassName: string;
}

/** The surface of a field's popover, with a spinner until its content has loaded. */
export function OnDemandContent({ waiting, waitingClassName, className, children, ...rest }: OnDemandContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        className={cx(overlay.floating, className)}
      >
        <Suspense
          fallback={
            <div className={cx(overlay.waiting, waitingClassName)}>
              <Spinner label={waiting} />
            </div>
          }
        >
          {children}
        </Suspense>
      </Radix.Content>
    </Radix.Portal>
  );
}
