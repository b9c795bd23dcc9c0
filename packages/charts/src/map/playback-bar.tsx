'use client';
import { useEffect, useMemo, useState } from 'react';
import { dateFormat } from '../internal/words/dates.ts';
import type { Words } from '../internal/words/words.ts';
import * as styles from './call-map.css.ts';
import type { PlaceColumns } from './places.ts';
import { curveOf, type Frames, frameSpan } from './playback.ts';

/** The duration of a frame at normal speed, in milliseconds. */
const pace = 700;
const speeds = [1, 2, 4, 8] as const;
const day = 86_400_000;
const moments: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
const days: Intl.DateTimeFormatOptions = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' };

/** The name of a frame. */
export function nameFrame(frames: Frames, frame: number | null, words: Words): string {
  if (frame === null) return words.say('mapWholeTime');
  const [from, to] = frameSpan(frames, frame);
  const format = dateFormat(words.locale, words.timeZone, frames.length >= day ? days : moments);
  return frames.length === day
    ? format.format(from)
    : words.say('mapSpan', { from: format.format(from), to: format.format(to) });
}

/** A bar of the curve, in frames across and 0 to 1 in height. */
const bar = (index: number, height: number): string =>
  height > 0 ? `M${index + 0.1} 1h.8V${(1 - height).toFixed(3)}h-.8Z` : '';

interface PlaybackBarProps {
  readonly frames: Frames;
  readonly places: PlaceColumns;
  readonly frame: number | null;
  readonly onFrameChange: (frame: number | null) => void;
  readonly words: Words;
}

/** Plays or steps through time. The slider's first stop is the whole time range. */
export function PlaybackBar({ places, frames, frame, onFrameChange, words }: PlaybackBarProps) {
  const [playing, setPlaying] = useState(false);
  const curve = useMemo(() => curveOf(places, frames), [places, frames]);
  const [speed, setSpeed] = useState<number>(1);
  const isLast = frame !== null && frame >= frames.count - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const next = setTimeout(() => {
      if (isLast) return setPlaying(false);
      return onFrameChange(frame === null ? 0 : frame + 1);
    }, pace / speed);
    return () => clearTimeout(next);
  }, [playing, isLast, frame, onFrameChange, speed]);
  const text = nameFrame(frames, frame, words);
  return (
    <div data-component="CallMap.Playback" className={styles.playback}>
      <button
        type="button"
        className={styles.toggle}
        onClick={() => {
          if (!playing && (frame === null || isLast)) onFrameChange(0);
          setPlaying(!playing);
        }}
      >
        {words.say(playing ? 'mapPause' : 'mapPlay')}
      </button>
      <div className={styles.track}>
        <svg aria-hidden className={styles.curve} viewBox={`0 0 ${frames.count} 1`} preserveAspectRatio="none">
          <path d={Array.from(curve, (height, index) => bar(index, height)).join('')} />
          {frame !== null && <path className={styles.curveNow} d={bar(frame, curve[frame] ?? 0)} />}
        </svg>
        <input
          type="range"
          className={styles.slider}
          aria-label={words.say('mapFrame')}
          aria-valuetext={text}
          min={0}
          max={frames.count}
          step={1}
          value={frame === null ? 0 : frame + 1}
          onChange={(event) => {
            setPlaying(false);
            const at = Number(event.currentTarget.value);
            onFrameChange(at === 0 ? null : at - 1);
          }}
        />
      </div>
      <select
        aria-label={words.say('mapSpeed')}
        className={styles.select}
        value={speed}
        onChange={(event) => setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {`${each}×`}
          </option>
        ))}
      </select>
      <span className={styles.moment}>{text}</span>
    </div>
  );
}
