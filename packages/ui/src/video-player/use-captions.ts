'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Shows one caption track, by index, or none. The browser renders and times the captions. */
export function useCaptions(videoRef: RefObject<HTMLVideoElement | null>, count: number, first: number | null) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    showTrack(videoRef.current?.textTracks, shown);
  }, [videoRef, count, shown]);
  return [shown, setShown] as const;
}

function showTrack(tracks: TextTrackList | undefined, shown: number | null): void {
  for (const [index, track] of [...(tracks ?? [])].entries()) track.mode = index === shown ? 'showing' : 'disabled';
}
