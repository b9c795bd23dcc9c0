'use client';
import * as Slot from 'radix-ui/slot';
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { UiUsageError } from '../internal/usage-error.ts';
import { useControllable } from '@roadside/foundations/controllable';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { popoverSurface } from './popover-late.ts';

interface PopoverState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** True once the popover has been open. */
  readonly met: boolean;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly contentId: string;
}

const PopoverContext = /* @__PURE__ */ createContext<PopoverState | null>(null);

export function usePopover(part: string): PopoverState {
  const state = use(PopoverContext);
  if (!state) throw new UiUsageError(part, 'it stands outside Popover.Root.', 'Put it inside one.');
  return state;
}

/** Props of {@link PopoverRoot}. */
export interface PopoverRootProps {
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A small overlay beside its trigger: an editor of one value, a picker, an explanation with a link.
 *
 * @example
 * <Popover.Root><Popover.Trigger asChild><Button>Filter</Button></Popover.Trigger><Popover.Content aria-label="Filter">…</Popover.Content></Popover.Root>
 */
export function PopoverRoot({ open: given, defaultOpen = false, onOpenChange, children }: PopoverRootProps) {
  const [open, change] = useControllable({
    value: given,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'Popover.Root',
  });
  // Most popovers of a page are never opened, so Radix mounts with the first opening. It stays, to animate the closing.
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  const trigger = useRef<HTMLElement>(null);
  const contentId = useId();
  const state = useMemo(
    () => ({ open, setOpen: (next: boolean) => change(next), met, trigger, contentId }),
    [open, change, met, contentId],
  );
  return <PopoverContext value={state}>{children}</PopoverContext>;
}

/** Props of the parts that support `asChild`. */
export interface PopoverButtonProps extends ElementProps<
  'button',
  'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> {
  /** Renders its child, such as a Button.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** The button that opens the popover. */
export function PopoverTrigger({
  asChild = false,
  ref,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: PopoverButtonProps) {
  const { open, setOpen, trigger, contentId } = usePopover('Popover.Trigger');
  const merged = useMergedRef(ref, trigger as RefObject<HTMLButtonElement | null>);
  useEffect(() => popoverSurface.loadWhenIdle(), []);
  const expect = () => void popoverSurface.load();
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      type="button"
      data-component="Popover.Trigger"
      {...rest}
      ref={merged}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={composeHandlers<PointerEvent<HTMLButtonElement>>(onPointerEnter, expect)}
      onFocus={composeHandlers<FocusEvent<HTMLButtonElement>>(onFocus, expect)}
      onClick={composeHandlers(onClick, () => setOpen(!open))}
    />
  );
}
