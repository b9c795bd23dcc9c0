import { heartbeatSeconds } from '@roadside/domain/training';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAnswered, type OfflinePage, withPlayed } from '../model/offline-work.ts';
import { keptAddress } from '../offline/kept-files.ts';
import { firstStopOf, playedOf, resumeAt, stopAtQuestion } from './media-element.ts';
import type { OfflineLessonProps } from './offline-lesson.tsx';

/** Keeps what a player plays without network: every 15 s, and whenever it stops. */
export function useOfflineWatching<Media extends HTMLMediaElement>(
  { page, questions, work }: OfflinePage,
  onWork: OfflineLessonProps['onWork'],
) {
  const element = useRef<Media>(null);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const { id, type } = page;
  const isVideo = type === 'video';
  const length = page.media?.length_seconds ?? 0;
  const start = useRef(0);
  const firstStop = firstStopOf(questions.filter((question) => !isAnswered(question, work)));
  const keep = useRef(onWork);
  useEffect(() => {
    keep.current = onWork;
    start.current = work.position || page.position_seconds;
  });
  const store = useCallback(
    (media = element.current) => {
      if (!media || media.played.length === 0) return;
      const part = { played: playedOf(media, length), position: media.currentTime };
      keep.current((before) => withPlayed(before, id, part));
    },
    [id, length],
  );

  // The player is drawn once its file was found in the cache, so listeners are on the page, not on the element.
  useEffect(() => {
    /** What is left to store when the player is gone. */
    let last: Media | null = null;
    const own = (listener: (media: Media) => void) => (event: Event) => {
      if (event.target === element.current && element.current) listener(element.current);
    };
    const resume = own((media) => {
      last = media;
      resumeAt(media, start.current);
    });
    const stop = own(store);
    const keepNow = () => store();
    const hide = () => {
      if (!document.hidden) return;
      store();
      if (isVideo) element.current?.pause();
    };
    document.addEventListener('loadedmetadata', resume, true);
    document.addEventListener('pause', stop, true);
    document.addEventListener('ended', stop, true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keepNow);
    // What is sent in now has everything up to here.
    window.addEventListener('online', keepNow);
    const timer = setInterval(() => {
      if (element.current && !element.current.paused) store();
    }, heartbeatSeconds * 1000);
    return () => {
      // Another page is opened, or the network is back.
      store(last);
      clearInterval(timer);
      document.removeEventListener('loadedmetadata', resume, true);
      document.removeEventListener('pause', stop, true);
      document.removeEventListener('ended', stop, true);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('online', keepNow);
    };
  }, [isVideo, store]);

  useEffect(() => {
    if (firstStop === null) return undefined;
    const watch = (event: Event) => {
      const media = element.current;
      if (event.target === media && media && stopAtQuestion(media, firstStop)) setStoppedAt(firstStop);
    };
    document.addEventListener('timeupdate', watch, true);
    document.addEventListener('play', watch, true);
    return () => {
      document.removeEventListener('timeupdate', watch, true);
      document.removeEventListener('play', watch, true);
    };
  }, [firstStop]);

  return { element, stoppedAt };
}

/** Where a kept file plays: undefined while the browser looks, null if it isn't kept. */
export function useKeptAddress(address: string | null): string | null | undefined {
  const [kept, setKept] = useState<string | null>();
  useEffect(() => {
    let left = false;
    let shown: string | null = null;
    const found = address === null ? Promise.resolve(null) : keptAddress(address).catch(() => null);
    void found.then((url) => {
      if (left) return url && URL.revokeObjectURL(url);
      shown = url;
      setKept(url);
      return undefined;
    });
    return () => {
      left = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [address]);
  return kept;
}
