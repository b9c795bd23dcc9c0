import { useCallback, useRef } from 'react';
import type { Ref } from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';

const room = '--ui-app-shell-beside';

/** Reports the width taken up next to the work area to the AppShell, for as long as the element is mounted. */
export function useRoomBeside(theirs: Ref<HTMLDivElement> | undefined, taken: boolean) {
  const merged = useMergedRef(theirs, useRef<HTMLDivElement | null>(null));
  return useCallback(
    (element: HTMLDivElement | null) => {
      const done = merged(element);
      if (!element || !taken) return done;
      const { style } = element.ownerDocument.documentElement;
      // A ResizeObserver reports right after observing, so the first measurement forces no layout.
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
