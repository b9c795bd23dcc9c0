'use client';
import { type Ref, useCallback } from 'react';

/** A stable callback ref that fills two refs: the consumer's and the component's. */
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
