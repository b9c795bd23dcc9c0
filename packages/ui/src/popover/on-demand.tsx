'use client';
import * as Radix from 'radix-ui/popover';
import { type ComponentProps, type ComponentType, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { cx } from '../internal/cx.ts';
import { fetchedPart } from '../internal/fetched-part.tsx';
import * as overlay from '../internal/overlay.css.ts';

/** A part that is a chunk of its own, and the handlers that fetch it when it is about to be opened. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = fetchedPart(load);
  // What cannot be fetched ahead is asked for again when it is opened, and told there.
  const fetchAhead = () => void load().catch(() => undefined);
  return { Part, ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } };
}

interface Openable {
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether a field's popover is open: its owner's word, else its own. It opens before its owner has heard of it. */
export function useOpen({ open, defaultOpen, onOpenChange }: Openable) {
  const [own, setOwn] = useState(defaultOpen);
  const show = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, show] as const;
}

/**
 * The button of a popover that stands at the frame of its field and not at the button. Radix's own trigger replaces
 * its button when it finds such an anchor, and the new button has lost the focus and the press of the first.
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
      // The button closes it on its own.
      if (opener.current?.contains(event.target as Node)) event.preventDefault();
      else leftFor.current = event.target;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // What was pressed beside it keeps the focus.
      if (leftFor.current === null) opener.current?.focus();
      leftFor.current = null;
    },
  };
  return { button, content };
}

interface OnDemandContentProps extends ComponentProps<typeof Radix.Content> {
  /** Says that the part is on its way. */
  readonly waiting: string;
  /** As large as the part that is on its way, so that nothing jumps. */
  readonly waitingClassName: string;
}

/** The surface of a field's popover, with a sign that waits in place of what it holds until that has come. */
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
