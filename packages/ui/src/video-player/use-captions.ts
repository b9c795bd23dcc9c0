'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Shows the track of one language, by its place, or none. The browser draws the words and keeps them in time. */
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
