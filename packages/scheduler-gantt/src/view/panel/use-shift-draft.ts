'use client';
import { useMemo, useState } from 'react';
import { sameBreaks } from '../../model/breaks.ts';
import { removeShifts } from '../../model/bulk.ts';
import type { ClockFormat } from '../../model/clock-format.ts';
import type { NewId } from '../../model/clipboard.ts';
import { patched, patchOf } from '../../model/operations.ts';
import { repeatShift } from '../../model/repeat.ts';
import type { ScheduleModel } from '../../model/schedule-model.ts';
import { endsOpen, openLength, type Operation, type Shift } from '../../model/schedule.ts';
import { instantOf, quarterHour, wallClock, windowOfDays } from '../../model/time-window.ts';
import { reasonsOf } from '../words/describe.ts';
import type { Editor } from '../edit/editor.ts';
import type { EditorSlot, ShiftDraft, TimeChoice } from './editor-slot.ts';
import { editorWords } from '../words/editor.words.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import type { EditorWords } from '../words/gantt.words.ts';

const services = ['tow', 'battery', 'light', 'multiple', 'none'];
const dayLength = 24 * 4 * quarterHour;

const draftOf = (shift: Shift): ShiftDraft => ({
  driverId: shift.driverId,
  start: shift.start,
  end: shift.end,
  service: shift.service,
  note: shift.note ?? '',
  breaks: shift.breaks ?? [],
  openEnd: endsOpen(shift),
  repeatOn: new Set(),
  weeks: 1,
});

const isoDay = (instant: number, timeZone: string) => {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Quarter hours between two instants; a time that occurs twice on the day includes its zone. */
function quartersOf(from: number, until: number, keep: number, text: (at: number) => string): readonly TimeChoice[] {
  const instants = new Set<number>([keep]);
  for (let at = from; at < until; at += quarterHour) instants.add(at);
  return [...instants].sort((a, b) => a - b).map((at) => ({ at, text: text(at) }));
}

function startChoices(start: number, timeZone: string, clock: ClockFormat): readonly TimeChoice[] {
  const window = windowOfDays(wallClock(start, timeZone), 1, timeZone);
  const choices = quartersOf(window.from, window.to, start, clock.time);
  const counts = new Map<string, number>();
  for (const { text } of choices) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size === choices.length) return choices;
  return choices.map(({ at, text }) => ({ at, text: (counts.get(text) ?? 0) > 1 ? clock.zoned(at) : text }));
}

function endChoices(
  { start, end }: ShiftDraft,
  timeZone: string,
  clock: ClockFormat,
  words: EditorWords,
): readonly TimeChoice[] {
  const day = isoDay(start, timeZone);
  return quartersOf(start + quarterHour, start + dayLength + quarterHour, end, (at) => {
    const time = clock.time(at);
    return words.length(isoDay(at, timeZone) === day ? time : words.nextDay(time), clock.hours(at - start));
  });
}

/** Ids for shifts that are only validated. */
function numbered(): NewId {
  let count = 0;
  return () => `draft ${(count += 1)}`;
}

/** The operations that save a draft. The policy snaps the times that were changed. */
export function draftOperations(
  shift: Shift,
  draft: ShiftDraft,
  model: Pick<ScheduleModel, 'policy' | 'timeZone' | 'driver'>,
  newId: NewId,
): readonly Operation[] {
  const { policy } = model;
  const timeZone = model.driver(draft.driverId)?.timeZone ?? model.timeZone;
  const typed = (edge: 'start' | 'end') =>
    draft[edge] === shift[edge] ? shift[edge] : policy.snap(draft[edge], { edge, phase: 'dropped', timeZone });
  const start = typed('start');
  const wanted = {
    driverId: draft.driverId,
    start,
    end: draft.openEnd ? start + openLength : typed('end'),
    openEnd: draft.openEnd ? (true as const) : (undefined as never),
    service: draft.service,
    note: draft.note.trim() === '' ? (undefined as never) : draft.note.trim(),
    breaks: sameBreaks(shift, draft) ? (shift.breaks as never) : draft.breaks,
  };
  const patch = patchOf(shift, wanted);
  const repeats = repeatShift(
    patched(shift, wanted),
    { weekdays: draft.repeatOn, weeks: draft.weeks },
    timeZone,
    newId,
  );
  return patch ? [patch, ...repeats] : repeats;
}

function judge(editor: Editor, operations: readonly Operation[]) {
  const issues = editor.validate(operations);
  const blocking = issues.filter(({ severity }) => severity === 'block');
  return { problem: reasonsOf(blocking.length > 0 ? blocking : issues), blocked: blocking.length > 0 };
}

/** The state of the shift editor, for both the default fields and an app's own. */
export function useShiftDraft(shift: Shift, close: () => void): EditorSlot {
  const { editor, words, clock: own } = useGantt();
  const { model } = editor;
  const texts = useMemo(() => ({ ...editorWords, ...words.editor }), [words.editor]);
  const [draft, setDraft] = useState(() => draftOf(shift));
  const version = useSignal(editor.version);
  const timeZone = model.driver(draft.driverId)?.timeZone ?? model.timeZone;
  const clock = own.in(timeZone);
  const current = version >= 0 ? (model.shift(shift.id) ?? shift) : shift;
  const operations = useMemo(() => {
    return draftOperations(current, draft, model, numbered());
  }, [current, draft, model]);
  const { problem, blocked } = useMemo(() => judge(editor, operations), [editor, operations]);
  const starts = useMemo(() => startChoices(draft.start, timeZone, clock), [draft.start, timeZone, clock]);
  const ends = useMemo(() => endChoices(draft, timeZone, clock, texts), [draft, timeZone, clock, texts]);
  const weekday = wallClock(draft.start, timeZone).weekday;
  // The Sunday of a known week, used only for weekday names.
  const weekdays = Array.from({ length: 7 }, (_, value) => ({
    value,
    text: clock.weekday(
      model.window.from + ((value - wallClock(model.window.from, model.timeZone).weekday) * 24 + 12) * 4 * quarterHour,
    ),
  })).filter(({ value }) => value !== weekday);
  return {
    shift,
    title: texts.title(model.driverName(draft.driverId), clock.day(draft.start)),
    draft,
    change: (fields) =>
      setDraft((last) => ({
        ...last,
        // Choosing an end sets one.
        ...(fields.end !== undefined && fields.openEnd === undefined ? { openEnd: false } : {}),
        ...(fields.start !== undefined && fields.end === undefined
          ? { end: last.end + fields.start - last.start }
          : {}),
        ...fields,
      })),
    day: isoDay(draft.start, timeZone),
    changeDay(day) {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      if (!year || !month || !date) return;
      const start = instantOf({ ...wallClock(draft.start, timeZone), year, month, day: date }, timeZone);
      setDraft((last) => ({ ...last, start, end: start + last.end - last.start }));
    },
    starts,
    ends,
    services: [...new Set([...services, shift.service])].map((value) => ({ value, text: words.service(value) })),
    weekdays,
    operations,
    repeats: operations.filter(({ kind }) => kind === 'add').length,
    problem,
    blocked,
    save() {
      const made = draftOperations(current, draft, model, editor.settings().newId);
      if (made.length === 0) return close();
      const saved = editor.change(made, 'editor', words.done.saved);
      if (saved instanceof Promise) void saved.then((done) => done && close());
      else if (saved) close();
    },
    remove() {
      editor.select(new Set());
      void editor.change(removeShifts([current]), 'editor', words.done.removed);
      close();
    },
    close,
  };
}
