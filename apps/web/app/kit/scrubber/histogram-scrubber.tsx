import { Slider } from '@roadside/ui/slider';
import { useRef, useState } from 'react';
import { dayWords } from '../format/day-words.ts';
import * as styles from './histogram-scrubber.css.ts';
import { dayAt, daysBetween } from './scrub.ts';

export interface ScrubberDay {
  /** ISO day. */
  readonly day: string;
  readonly value: number;
  /** The part of the value drawn as the bottom segment, such as late calls. */
  readonly marked: number;
}

export interface HistogramScrubberProps {
  readonly label: string;
  /** Empty until loaded. */
  readonly days: readonly ScrubberDay[];
  /** The days the scrubber covers. */
  readonly around: { readonly from: string; readonly to: string };
  /** The selected days. */
  readonly from: string;
  readonly to: string;
  /** A day's numbers in words. */
  readonly words: (day: ScrubberDay) => string;
  /** Called once per selection. */
  readonly onChange: (from: string, to: string) => void;
}

/**
 * A histogram of days that doubles as a range picker: drag across it, move either end of the slider, or use its arrow
 * keys. A double click selects everything.
 */
export function HistogramScrubber({ label, days, around, from, to, words, onChange }: HistogramScrubberProps) {
  const all = daysBetween(around.from, around.to);
  const chosen = [Math.max(0, all.indexOf(from)), Math.max(0, all.indexOf(to))] as const;
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const start = useRef<number | null>(null);
  const [low, high] = moving ?? chosen;
  const values = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(1, ...days.map(({ value }) => value));
  const choose = ([first, last]: readonly [number, number]) => {
    setMoving(null);
    const [begins, ends] = [all[first], all[last]];
    if (begins && ends && (begins !== from || ends !== to)) onChange(begins, ends);
  };
  const indexAt = (event: React.PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - box.left) / box.width;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return dayAt(rtl ? 1 - along : along, all.length);
  };
  const spanTo = (index: number): readonly [number, number] => {
    const first = start.current ?? index;
    return [Math.min(first, index), Math.max(first, index)];
  };
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div
        className={styles.bars}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = indexAt(event);
          setMoving(spanTo(start.current));
        }}
        onPointerMove={(event) => {
          if (start.current !== null) setMoving(spanTo(indexAt(event)));
        }}
        onPointerUp={(event) => {
          if (start.current === null) return;
          const span = spanTo(indexAt(event));
          start.current = null;
          choose(span);
        }}
        onPointerCancel={() => {
          start.current = null;
          setMoving(null);
        }}
        onDoubleClick={() => choose([0, all.length - 1])}
      >
        {all.map((day, index) => {
          const found = values.get(day);
          return (
            <span
              key={day}
              className={styles.slot}
              data-chosen={(index >= low && index <= high) || undefined}
              title={found ? `${dayWords(day)}: ${words(found)}` : dayWords(day)}
            >
              <span className={styles.bar} style={{ blockSize: `${(100 * (found?.value ?? 0)) / most}%` }}>
                <span
                  className={styles.foot}
                  style={{ blockSize: `${found && found.value > 0 ? (100 * found.marked) / found.value : 0}%` }}
                />
              </span>
            </span>
          );
        })}
      </div>
      {all.length > 1 && (
        <Slider<readonly [number, number]>
          aria-label={`${label}, days shown`}
          min={0}
          max={all.length - 1}
          value={[low, high]}
          onValueChange={setMoving}
          onValueCommit={choose}
          formatValue={(index) => dayWords(all[index] ?? around.to)}
          size="sm"
        />
      )}
    </div>
  );
}
