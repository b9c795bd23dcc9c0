import { type Ref, type RefObject, useLayoutEffect } from 'react';

interface TriggerStandProps {
  readonly trigger: RefObject<HTMLElement | null>;
  /** Filled by Radix's trigger around it. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Stand-in for an overlay's button where Radix expects it as the child of its trigger. Renders nothing; the button is
 * rendered elsewhere, without Radix, so that a page doesn't need Radix before something opens.
 */
export function TriggerStand({ trigger, ref }: TriggerStandProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(trigger.current);
    return () => void ref(null);
  }, [trigger, ref]);
  return null;
}
