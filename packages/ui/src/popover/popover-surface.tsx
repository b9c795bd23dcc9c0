'use client';
// The part of a popover that needs Radix. `popover.tsx` loads it late: most popovers of a page are never opened.
import * as Radix from 'radix-ui/popover';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import type { PopoverContentProps } from './popover.tsx';
import { usePopover } from './popover-opening.tsx';
import * as styles from './popover.css.ts';

/** The surface, positioned beside the popover's button. */
export function PopoverSurface(props: PopoverContentProps) {
  const { open, setOpen, trigger, contentId } = usePopover('Popover.Content');
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
