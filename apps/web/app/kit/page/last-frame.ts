import { type ReactNode, useEffect, useState } from 'react';

type Frame = (page: ReactNode) => ReactNode;

let lastFrame: Frame | null = null;

/** Keeps the frame of the page that is open, for a page after it that never came. */
export function usePublishFrame(frame: Frame | null): void {
  useEffect(() => {
    lastFrame = frame;
    return () => {
      // A page that took its place has kept its own by now.
      if (lastFrame === frame) lastFrame = null;
    };
  }, [frame]);
}

/** The frame that stood around the page before; null where there was none, as on the first page of a visit. */
export function useLastFrame(): Frame | null {
  const [frame] = useState(() => lastFrame);
  return frame;
}
