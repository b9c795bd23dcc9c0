import { parseShiftTimes, shiftSpan } from '@roadside/domain/scheduling';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import type { EditorSlot } from '@roadside/scheduler-gantt/view';
import { useState } from 'react';
import * as styles from './schedule.css.ts';

interface TypedTimesProps {
  readonly slot: Pick<EditorSlot, 'day' | 'change'>;
  readonly timeZone: string;
}

/** A field for both times of a shift as dispatchers write them. Fills in start and end as soon as it can be read. */
export function TypedTimes({ slot, timeZone }: TypedTimesProps) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const times = parseShiftTimes(text);
  const type = (next: string) => {
    setText(next);
    setLeft(false);
    const read = parseShiftTimes(next);
    if (!read) return;
    const { startDate, endDate } = shiftSpan(slot.day, read.start, read.end, timeZone);
    slot.change({ start: Date.parse(startDate), end: Date.parse(endDate), openEnd: false });
  };
  return (
    <Field
      label="Type the times"
      className={styles.wide}
      error={left && text.trim() !== '' && times === null ? 'Type two times on a quarter hour, like 7-3' : undefined}
    >
      <TextField
        value={text}
        maxLength={30}
        placeholder="7-3 or 7a-3:30p"
        autoComplete="off"
        onValueChange={type}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
