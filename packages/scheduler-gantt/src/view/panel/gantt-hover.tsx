'use client';
import { useLayoutEffect, useRef } from 'react';
import { unpaidTime } from '../../model/breaks.ts';
import type { Shift } from '../../model/schedule.ts';
import { useGantt } from '../kit/gantt-context.ts';
import { describeBreaks, describeWorked, timesOf } from '../words/describe.ts';
import * as styles from './gantt-panel.css.ts';
import { barOf, placeBeside, toTopLayer } from '../kit/place-beside.ts';

/**
 * The hover card of the shift under the pointer. Everything in it is also in the bar's accessible name, so assistive
 * technology skips it.
 */
export function GanttHover({ shift }: { readonly shift: Shift }) {
  const { editor, words, clock: own, worked } = useGantt();
  const element = useRef<HTMLDivElement>(null);
  const { model } = editor;
  const clock = own.in(model.driver(shift.driverId)?.timeZone);
  const conflicts = model.conflictsOf(shift, clock.time);
  const pauses = describeBreaks(shift, { words, clock });
  const work = describeWorked(shift, worked.get(shift.driverId), { words, clock });
  useLayoutEffect(() => {
    const card = element.current;
    if (!card) return;
    toTopLayer(card);
    placeBeside(card, barOf(shift.id)?.getBoundingClientRect());
  }, [shift]);
  return (
    <div ref={element} aria-hidden popover="manual" data-component="SchedulerGantt.Hover" className={styles.hover}>
      <strong className={styles.hoverTitle}>{model.driverName(shift.driverId)}</strong>
      <span>{`${clock.day(shift.start)}, ${timesOf(shift, { words, clock })}`}</span>
      <span>{`${words.service(shift.service)} · ${words.hours(clock.hours(shift.end - shift.start - unpaidTime(shift)))}`}</span>
      {pauses && <span>{pauses}</span>}
      {work && <span>{work}</span>}
      {conflicts.map(({ code, text }) => (
        <span key={`${code} ${text}`} className={styles.hoverConflict}>
          {text}
        </span>
      ))}
      {shift.note && <span className={styles.hoverNote}>{shift.note}</span>}
    </div>
  );
}
