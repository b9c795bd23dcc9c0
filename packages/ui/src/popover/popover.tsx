'use client';
import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import * as styles from './popover.css.ts';

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
export function PopoverRoot(props: PopoverRootProps) {
  return <Radix.Root {...props} />;
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
export function PopoverTrigger(props: PopoverButtonProps) {
  return <Radix.Trigger data-component="Popover.Trigger" {...props} />;
}

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

/** The popover itself. */
export function PopoverContent(props: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Surface {...props} />
    </Radix.Portal>
  );
}

/** Mounted only while open, so that there is something to measure. */
function Surface({ align = 'start', side = 'bottom', flush = false, className, ref, ...rest }: PopoverContentProps) {
  const stop = useScrollStop(ref);
  return (
    <Radix.Content
      {...stop}
      {...rest}
      align={align}
      side={side}
      sideOffset={4}
      collisionPadding={8}
      data-component="Popover.Content"
      className={cx(overlay.floating, styles.content, flush && styles.flush, className)}
    />
  );
}

/** Closes the popover. */
export function PopoverClose(props: PopoverButtonProps) {
  return <Radix.Close data-component="Popover.Close" {...props} />;
}
