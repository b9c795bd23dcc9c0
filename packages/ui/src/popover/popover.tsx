'use client';
import * as Slot from 'radix-ui/slot';
import { composeHandlers } from '../internal/compose-handlers.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { PartLost } from '../internal/fetched-part.tsx';
import { useLatePart } from '../internal/late-part.ts';
import { popoverSurface } from './popover-late.ts';
import { type PopoverButtonProps, usePopover } from './popover-opening.tsx';

/** Props of {@link PopoverContent}. */
export interface PopoverContentProps extends ElementProps<'div', 'role'> {
  /** Accessible name. */
  readonly 'aria-label': string;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end';
  /** @defaultValue 'bottom' */
  readonly side?: 'top' | 'bottom';
  /** Without padding, for lists that reach the edge.
   * @defaultValue false */
  readonly flush?: boolean;
}

/** The popover itself. Its code is loaded when the page is idle, or with the first hover or focus of its button. */
export function PopoverContent(props: PopoverContentProps) {
  const { open, met } = usePopover('Popover.Content');
  const { part, lost } = useLatePart(popoverSurface, open);
  if (part) return met ? <part.PopoverSurface {...props} /> : null;
  return open && lost ? <PartLost /> : null;
}

/** Closes the popover. */
export function PopoverClose({ asChild = false, onClick, ...rest }: PopoverButtonProps) {
  const { setOpen } = usePopover('Popover.Close');
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      type="button"
      data-component="Popover.Close"
      {...rest}
      onClick={composeHandlers(onClick, () => setOpen(false))}
    />
  );
}
