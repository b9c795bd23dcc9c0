import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import {
  cellsOf,
  dayNames,
  type DayOfWeek,
  entriesOf,
  gridDays,
  halfHoursPerDay,
  timesWords,
  type WeekCells,
} from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TimeField } from '@roadside/ui/time-field';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { paint, rectangle } from './paint.ts';
import * as styles from './week-grid.css.ts';

export interface WeekGridProps {
  readonly label: string;
  readonly cells: WeekCells;
  /** If omitted, the week is read-only. */
  readonly onChange?: (cells: WeekCells) => void;
}

const halfHours = Array.from({ length: halfHoursPerDay }, (_, index) => index);

/**
 * A week of half hours to paint on: drag with the mouse or a pen, or move with arrow keys, press Space, and hold Shift
 * to extend. Beside it the same week as times, to add and remove without dragging. A finger is too wide for half hours,
 * so touch scrolls the grid and edits the times instead.
 */
export function WeekGrid({ label, cells, onChange }: WeekGridProps) {
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [stroke, setStroke] = useState<{ readonly from: number; readonly to: number; readonly on: boolean } | null>(
    null,
  );
  const [focused, setFocused] = useState(halfHoursPerDay + 16);
  const shown = stroke ? paint(cells, rectangle(stroke.from, stroke.to), stroke.on) : cells;

  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const found = grid.current?.ownerDocument.elementFromPoint(clientX, clientY);
    const index = found instanceof HTMLElement && grid.current?.contains(found) ? found.dataset['cell'] : undefined;
    return index === undefined ? null : Number(index);
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const at = cellAt(event);
    if (!onChange || at === null || event.button !== 0 || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke({ from: at, to: at, on: !cells[at] });
    setFocused(at);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const at = stroke && cellAt(event);
    if (stroke && at !== null && at !== stroke.to) setStroke({ ...stroke, to: at });
  };
  const end = () => {
    if (stroke) onChange?.(shown);
    setStroke(null);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbor(focused, event.key);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onChange?.(paint(cells, [focused], !cells[focused]));
    } else if (next !== null) {
      event.preventDefault();
      if (event.shiftKey) onChange?.(paint(cells, [next], cells[focused] ?? false));
      setFocused(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    }
  };
  return (
    <Stack>
      <span id={titleId} className={styles.label}>
        {label}
      </span>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-multiselectable
        aria-readonly={!onChange}
        className={styles.grid}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setStroke(null)}
        onKeyDown={press}
      >
        <div role="row" className={styles.row}>
          <span role="columnheader" className={styles.head}>
            <VisuallyHidden>Time</VisuallyHidden>
          </span>
          {dayNames.map((name) => (
            <span key={name} role="columnheader" aria-label={name} className={styles.head}>
              {name.slice(0, 3)}
            </span>
          ))}
        </div>
        {halfHours.map((half) => (
          <div key={half} role="row" className={styles.row}>
            <span role="rowheader" className={styles.time} aria-label={clock(half)}>
              {half % 4 === 0 ? clock(half).replace(':00', '') : <VisuallyHidden>{clock(half)}</VisuallyHidden>}
            </span>
            {gridDays.map((day) => {
              const index = day * halfHoursPerDay + half;
              return (
                <span
                  key={day}
                  role="gridcell"
                  data-cell={index}
                  data-hour={half % 2 === 0 || undefined}
                  aria-selected={shown[index] ?? false}
                  aria-label={`${dayNames[day]} ${clock(half)}`}
                  tabIndex={index === focused ? 0 : -1}
                  onFocus={() => setFocused(index)}
                  className={styles.cell}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Times cells={cells} onChange={onChange} />
    </Stack>
  );
}

/** Days to add a time to in one step; each value lists days of the week. */
const dayItems = [
  { value: '12345', label: 'Monday–Friday' },
  { value: '0123456', label: 'Every day' },
  ...dayNames.map((label, value) => ({ value: String(value), label })),
];

/** The painted week as times. Each can be removed, and others added, without dragging. */
function Times({ cells, onChange }: Pick<WeekGridProps, 'cells'> & { readonly onChange: WeekGridProps['onChange'] }) {
  const [day, setDay] = useState('12345');
  const [from, setFrom] = useState<string | null>('06:00');
  const [to, setTo] = useState<string | null>('14:00');
  const entries = entriesOf(cells);
  const wanted =
    from && to
      ? cellsOf([...day].map((each) => ({ dayOfWeek: Number(each) as DayOfWeek, startTime: from, endTime: to })))
      : null;
  const indices = (painted: WeekCells) => painted.flatMap((on, index) => (on ? [index] : []));
  return (
    <Stack className={styles.times}>
      {entries.length === 0 ? (
        <p className={styles.hint}>Not available at any time</p>
      ) : (
        <Stack gap={8} asChild className={styles.ranges}>
          <ul aria-label="Available times">
            {entries.map((entry) => {
              const words = `${dayNames[entry.dayOfWeek]} ${timesWords(entry.startTime, entry.endTime)}`;
              return (
                <Inline key={words} justify="between" asChild className={styles.range}>
                  <li>
                    <span>{words}</span>
                    {onChange && (
                      <Button
                        size="sm"
                        emphasis="plain"
                        aria-label={`Remove ${words}`}
                        onClick={() => onChange(paint(cells, indices(cellsOf([entry])), false))}
                      >
                        Remove
                      </Button>
                    )}
                  </li>
                </Inline>
              );
            })}
          </ul>
        </Stack>
      )}
      {onChange && (
        <div className={styles.add} role="group" aria-label="Add a time">
          <Field label="Days">
            <Select items={dayItems} value={day} onValueChange={setDay} />
          </Field>
          <Field label="From">
            <TimeField value={from} onValueChange={setFrom} />
          </Field>
          <Field label="To">
            <TimeField value={to} onValueChange={setTo} />
          </Field>
          <Button disabled={!wanted} onClick={() => wanted && onChange(paint(cells, indices(wanted), true))}>
            Add time
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The cell an arrow key moves to; null for other keys and at the edges. */
function neighbor(cell: number, key: string): number | null {
  const [day, half] = [Math.floor(cell / halfHoursPerDay), cell % halfHoursPerDay];
  if (key === 'ArrowUp') return half > 0 ? cell - 1 : null;
  if (key === 'ArrowDown') return half < halfHoursPerDay - 1 ? cell + 1 : null;
  if (key === 'ArrowLeft') return day > 0 ? cell - halfHoursPerDay : null;
  if (key === 'ArrowRight') return day < 6 ? cell + halfHoursPerDay : null;
  if (key === 'Home') return day * halfHoursPerDay;
  return key === 'End' ? day * halfHoursPerDay + halfHoursPerDay - 1 : null;
}

function clock(half: number): string {
  return time(`${Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`);
}

function time(text: string): string {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
