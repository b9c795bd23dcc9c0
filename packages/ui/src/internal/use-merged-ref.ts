'use client';
import { type Ref, useCallback } from 'react';

/** One stable callback that fills two refs: the consumer's and a component's own. */
export function useMergedRef<Element>(
  theirs: Ref<Element> | undefined,
  ours: { current: Element | null },
): (element: Element | null) => void | (() => void) {
  return useCallback(
    (element: Element | null) => {
      ours.current = element;
      if (typeof theirs === 'function') return theirs(element);
      if (theirs) theirs.current = element;
      return undefined;
    },
    [theirs, ours],
  );
}
