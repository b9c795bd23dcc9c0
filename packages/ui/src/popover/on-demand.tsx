'use client';
import type * as Radix from 'radix-ui/popover';
import { type ComponentProps, type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fetchedPart, PartLost } from '../internal/fetched-part.tsx';
import { useLatePart } from '../internal/late-part.ts';
import { onDemandSurface } from './on-demand-late.ts';

/** A part loaded from a separate chunk, with handlers that prefetch it on hover or focus. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = fetchedPart(load);
  // A failed prefetch is retried when the part opens, and reported there.
  const fetchAhead = () => {
    void onDemandSurface.load();
    void load().catch(() => undefined);
  };
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

/** The button of a field's popover, and what the popover needs to give focus back to it. */
export function useOpener(
  opener: RefObject<HTMLButtonElement | null>,
  [open, show]: readonly [open: boolean, show: (open: boolean) => void],
) {
  const id = useId();
  const leftFor = useRef<EventTarget | null>(null);
  const button = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: () => show(!open),
  } as const;
  const content: Pick<OnDemandContentProps, 'id' | 'open' | 'onOpenChange' | 'onInteractOutside' | 'onCloseAutoFocus'> =
    {
      open,
      onOpenChange: show,
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

/** Props of {@link OnDemandContent}. */
export interface OnDemandContentProps extends ComponentProps<typeof Radix.Content> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The element beside which it opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Label of the spinner. */
  readonly waiting: string;
  /** Class with the size of the part being loaded, to avoid a layout shift. */
  readonly waitingClassName: string;
}

/** The popover of a field. Its code is loaded when the page is idle, or with the first hover or focus of its button. */
export function OnDemandContent(props: OnDemandContentProps) {
  const { open } = props;
  const { part, lost } = useLatePart(onDemandSurface, open);
  // Most fields of a page are never opened, so Radix mounts with the first opening. It stays, to animate the closing.
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  useEffect(() => onDemandSurface.loadWhenIdle(), []);
  if (part) return met ? <part.OnDemandSurface {...props} /> : null;
  return open && lost ? <PartLost /> : null;
}
