'use client';
import { type Ref, useCallback } from 'react';

/** A stable callback ref that fills two refs: the consumer's and the component's. */
export function useMergedRef<Element>(
  theirRef: Ref<Element> | undefined,
  ourRef: { current: Element | null },
): (element: Element | null) => void | (() => void) {
  return useCallback(
    (element: Element | null) => {
      ourRef.current = element;
      return fill(theirRef, element);
    },
    [theirRef, ourRef],
  );
}

/** Fills a ref of either kind. Returns a callback ref's cleanup, if it has one. */
function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
