import { Inline } from '@roadside/ui/inline';
import { Slider } from '@roadside/ui/slider';
import { Stack } from '@roadside/ui/stack';
import { useRef, useState } from 'react';
import { dayWords, rangeWords } from '../format/day-words.ts';
import * as styles from './histogram-scrubber.css.ts';
import { barAt, barOf, barsBetween } from './scrub.ts';

export interface ScrubberDay {
  /** ISO day: the first one of the bar. */
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
  /** A bar's numbers in words. */
  readonly words: (day: ScrubberDay) => string;
  /** Called once per selection. */
  readonly onChange: (from: string, to: string) => void;
}

/**
 * A histogram of days that doubles as a range picker: drag across it, move either end of the slider, or use its arrow
 * keys. A double click selects everything. A long range has a bar per week or month, so that it has few bars.
 */
export function HistogramScrubber({ label, days, around, from, to, words, onChange }: HistogramScrubberProps) {
  const all = barsBetween(around);
  const chosen = [barOf(all, from), barOf(all, to)] as const;
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const start = useRef<number | null>(null);
  const [low, high] = moving ?? chosen;
  const values = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(1, ...days.map(({ value }) => value));
  /** The days of some bars. An end that wasn't moved keeps its day, even inside a week or a month. */
  const daysOf = ([first, last]: readonly [number, number]) => ({
    from: first === chosen[0] ? from : (all[first]?.from ?? from),
    to: last === chosen[1] ? to : (all[last]?.to ?? to),
  });
  const choose = (span: readonly [number, number]) => {
    setMoving(null);
    const days = daysOf(span);
    if (days.from !== from || days.to !== to) onChange(days.from, days.to);
  };
  const shown = daysOf([low, high]);
  // A week or a month is no end of a range: its own days are said instead.
  const wide = all.some((bar) => bar.from !== bar.to);
  const indexAt = (event: React.PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - box.left) / box.width;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return barAt(rtl ? 1 - along : along, all.length);
  };
  const spanTo = (index: number): readonly [number, number] => {
    const first = start.current ?? index;
    return [Math.min(first, index), Math.max(first, index)];
  };
  return (
    <Stack gap="none" role="group" aria-label={label}>
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
        {all.map((bar, index) => {
          const found = values.get(bar.from);
          return (
            <Inline key={bar.from} gap="none" align="end" asChild className={styles.slot}>
              <span
                data-chosen={(index >= low && index <= high) || undefined}
                title={found ? `${barWords(bar)}: ${words(found)}` : barWords(bar)}
              >
                <span className={styles.bar} style={{ blockSize: `${(100 * (found?.value ?? 0)) / most}%` }}>
                  <span
                    className={styles.foot}
                    style={{ blockSize: `${found && found.value > 0 ? (100 * found.marked) / found.value : 0}%` }}
                  />
                </span>
              </span>
            </Inline>
          );
        })}
      </div>
      {all.length > 1 && (
        <Inline gap={8} rowGap="none" wrap>
          <Slider<readonly [number, number]>
            aria-label={`${label}, days shown`}
            className={styles.slider}
            min={0}
            max={all.length - 1}
            value={[low, high]}
            onValueChange={setMoving}
            onValueCommit={choose}
            formatValue={(index) => barWords(all[index] ?? { from: around.to, to: around.to })}
            size="sm"
            showValue={!wide}
          />
          {wide && <p className={styles.shown}>{rangeWords(shown.from, shown.to)}</p>}
        </Inline>
      )}
    </Stack>
  );
}

const barWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? dayWords(from) : rangeWords(from, to);
