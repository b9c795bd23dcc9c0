import { type ReactNode, useEffect, useState } from 'react';

type Frame = (page: ReactNode) => ReactNode;

let lastFrame: Frame | null = null;

/** Publishes the frame of the open page, as a fallback if the next page fails to load. */
export function usePublishFrame(frame: Frame | null): void {
  useEffect(() => {
    lastFrame = frame;
    return () => {
      // The page that replaced it has already published its own.
      if (lastFrame === frame) lastFrame = null;
    };
  }, [frame]);
}

/** The frame around the previous page; null if there was none, as on the first page of a visit. */
export function useLastFrame(): Frame | null {
  const [frame] = useState(() => lastFrame);
  return frame;
}
