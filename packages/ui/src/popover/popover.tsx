'use client';
import * as Radix from 'radix-ui/popover';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { type PopoverButtonProps, usePopover } from './popover-opening.tsx';
import * as styles from './popover.css.ts';

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
  const { open, setOpen, met, trigger, contentId } = usePopover('Popover.Content');
  if (!met) return null;
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <TriggerStand trigger={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Surface id={contentId} {...props} />
      </Radix.Portal>
    </Radix.Root>
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
