'use client';
// The part of a field's popover that needs Radix. `on-demand.tsx` loads it late: most fields of a page are never opened.
import * as Radix from 'radix-ui/popover';
import { Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { OnDemandContentProps } from './on-demand.tsx';

/** The surface of a field's popover, with a spinner until its content has loaded. */
export function OnDemandSurface({
  open,
  onOpenChange,
  anchor,
  waiting,
  waitingClassName,
  className,
  children,
  ...rest
}: OnDemandContentProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <TriggerStand trigger={anchor} />
      </Radix.Anchor>
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
    </Radix.Root>
  );
}
