'use client';
import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type PlayedRange, rangesOf, unitedRanges, watchedSeconds } from './watched.ts';

/** Playback state that a player shows. */
export interface MediaState {
  readonly playing: boolean;
  /** True while playback waits for data. */
  readonly waiting: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; `NaN` until known. */
  readonly duration: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly failed: boolean;
}

/** Receives the number of distinct seconds actually played, each time it grows, with the ranges to store. */
export type WatchedListener = (seconds: number, details: { readonly ranges: readonly PlayedRange[] }) => void;

interface UsePlayback {
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly src: string | undefined;
  /** Ranges played earlier, as reported then. */
  readonly watched: readonly PlayedRange[];
  readonly onWatchedSeconds: WatchedListener | undefined;
}

const fresh: MediaState = {
  playing: false,
  waiting: false,
  time: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
  rate: 1,
  failed: false,
};

/** Tracks and controls a media element. Browsers record the played ranges; this merges and counts them. */
export function usePlayback({ element: mediaRef, src, watched, onWatchedSeconds }: UsePlayback) {
  const [state, setState] = useState(fresh);
  const reported = useRef(watchedSeconds(watched));
  const set = (change: Partial<MediaState>) => setState((before) => ({ ...before, ...change }));

  const count = useCallback(() => {
    const media = mediaRef.current;
    if (!media || !onWatchedSeconds) return;
    const ranges = unitedRanges([...watched, ...rangesOf(media.played)]);
    const seconds = watchedSeconds(ranges);
    if (seconds <= reported.current) return;
    reported.current = seconds;
    onWatchedSeconds(seconds, { ranges });
  }, [mediaRef, watched, onWatchedSeconds]);

  // Server-rendered media may have loaded before hydration.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const media = mediaRef.current;
      if (media)
        setState((before) => ({
          ...before,
          duration: media.duration,
          volume: media.volume,
          muted: media.muted,
          failed: media.error !== null,
          playing: !media.paused,
        }));
    });
    return () => cancelAnimationFrame(frame);
  }, [mediaRef, src]);
  const known = useRef(src);
  useEffect(() => {
    if (known.current === src) return;
    known.current = src;
    reported.current = watchedSeconds(watched);
  }, [src, watched]);

  const read = ({
    currentTarget: { currentTime, duration, volume, muted, playbackRate, paused, ended },
  }: SyntheticEvent<HTMLMediaElement>) =>
    set({ time: currentTime, duration, volume, muted, rate: playbackRate, playing: !paused && !ended });
  const readAndCount = (event: SyntheticEvent<HTMLMediaElement>) => {
    read(event);
    count();
  };
  const on = {
    onPlay: read,
    onPause: readAndCount,
    onEnded: readAndCount,
    onTimeUpdate: readAndCount,
    onSeeking: readAndCount,
    onDurationChange: read,
    onLoadedMetadata: read,
    onVolumeChange: read,
    onRateChange: read,
    onWaiting: () => set({ waiting: true }),
    onPlaying: () => set({ waiting: false, failed: false }),
    onCanPlay: () => set({ waiting: false }),
    onEmptied: () => set({ time: 0, playing: false, failed: false }),
    onError: () => set({ failed: true, playing: false, waiting: false }),
  };

  const play = () => {
    // Browsers may block playback before a user gesture. The button then still says Play.
    mediaRef.current?.play().catch(() => undefined);
  };
  const steer = {
    toggle: () => (mediaRef.current?.paused ? play() : mediaRef.current?.pause()),
    seek: (time: number) => {
      const media = mediaRef.current;
      if (!media || !Number.isFinite(media.duration)) return;
      media.currentTime = Math.max(0, Math.min(time, media.duration));
      set({ time: media.currentTime });
    },
    by: (seconds: number) => steer.seek((mediaRef.current?.currentTime ?? 0) + seconds),
    setVolume: (volume: number) => {
      const media = mediaRef.current;
      if (!media) return;
      media.volume = Math.max(0, Math.min(1, volume));
      media.muted = media.volume === 0;
    },
    toggleMuted: () => {
      const media = mediaRef.current;
      if (media) media.muted = !media.muted;
    },
    setRate: (rate: number) => {
      const media = mediaRef.current;
      if (media) media.playbackRate = rate;
    },
    retry: () => {
      set({ failed: false, waiting: true });
      mediaRef.current?.load();
      play();
    },
  };
  return { state, on, steer };
}

/** Playback controls returned by {@link usePlayback}. */
export type MediaSteering = ReturnType<typeof usePlayback>['steer'];
