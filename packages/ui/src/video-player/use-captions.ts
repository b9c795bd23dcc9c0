'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Shows one caption track, by index, or none. The browser renders and times the captions. */
export function useCaptions(element: RefObject<HTMLVideoElement | null>, count: number, first: number | null) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const tracks = element.current?.textTracks;
    if (!tracks) return;
    for (let index = 0; index < tracks.length; index += 1) {
      const track = tracks[index];
      if (track) track.mode = index === shown ? 'showing' : 'disabled';
    }
  }, [element, count, shown]);
  return [shown, setShown] as const;
}
