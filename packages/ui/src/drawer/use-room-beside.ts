import { useCallback, useRef } from 'react';
import type { Ref } from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';

const room = '--ui-app-shell-beside';

/** Tells the AppShell how much of the window's side is taken, for as long as the element it is given to stands there. */
export function useRoomBeside(theirs: Ref<HTMLDivElement> | undefined, taken: boolean) {
  const merged = useMergedRef(theirs, useRef<HTMLDivElement | null>(null));
  return useCallback(
    (element: HTMLDivElement | null) => {
      const done = merged(element);
      if (!element || !taken) return done;
      const { style } = element.ownerDocument.documentElement;
      // Observing answers at once, so that the first measure needs no layout of its own.
      const observer = new ResizeObserver(() => style.setProperty(room, `${element.offsetWidth}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(room);
        if (done) done();
        else merged(null);
      };
    },
    [merged, taken],
  );
}
