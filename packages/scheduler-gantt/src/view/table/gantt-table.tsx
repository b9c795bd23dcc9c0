'use client';
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { listRows } from '../../model/rows.ts';
import type { ScheduleModel } from '../../model/schedule-model.ts';
import { hour } from '../../model/time-window.ts';
import { countLines, type ShiftLine, shiftLines } from '../../model/table-export.ts';
import { describeOff } from '../words/describe.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import { onDemand } from '../kit/on-demand.tsx';
import * as styles from './gantt-table.css.ts';

const step = 200;

interface GanttTableProps {
  readonly caption: string;
  /** The initial number of lines; print cannot load more. */
  readonly limit?: number;
  readonly onPaper?: boolean;
}

/** Hides the day column on phones if all lines are of the same day. */
const dayClass = ({ window }: ScheduleModel, base: string) =>
  window.to - window.from > 25 * hour ? base : `${base} ${styles.spare}`;

/** The cells of a line: the shift, or that there is none, and the hours that are not open. */
function LineCells({ line }: { readonly line: ShiftLine }) {
  const { editor, words, clock } = useGantt();
  const { model } = editor;
  const off = describeOff(model.backgroundsOf(line.driverId), {
    words,
    clock: clock.in(model.driver(line.driverId)?.timeZone),
  });
  if (!line.shift)
    return (
      <td colSpan={5} className={`${styles.cell} ${styles.none}`}>
        {[words.emptyRow, off].filter(Boolean).join(', ')}
      </td>
    );
  return (
    <>
      <td className={dayClass(editor.model, styles.cell)}>{line.day}</td>
      <td className={styles.cell}>{line.start}</td>
      <td className={styles.cell}>{line.end}</td>
      <td className={`${styles.cell} ${styles.number} ${styles.spare}`}>{line.hours}</td>
      <td className={styles.cell}>{line.service}</td>
    </>
  );
}

/** Group and skills, on a driver's first line. */
function DriverDetail({ driverId }: { readonly driverId: string }) {
  const { editor } = useGantt();
  const { group, detail } = editor.model.driver(driverId) ?? {};
  const known = [detail, group].filter(Boolean).join(' · ');
  return known && <span className={`${styles.none} ${styles.driverDetail}`}>{known}</span>;
}

// Loaded on demand.
const LineActions = onDemand(() => import('./gantt-table-line.tsx').then((module) => module.LineActions));
const CoverageTable = onDemand(() => import('./coverage-table.tsx').then((module) => module.CoverageTable));

/** The timeline's coverage row as a separate table, collapsed at first. */
function Coverage() {
  const { editor, words } = useGantt();
  const [open, setOpen] = useState(false);
  return (
    editor.model.needed && (
      <details className={styles.coverage} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{words.coverage}</summary>
        {open && (
          <Suspense fallback={null}>
            <CoverageTable />
          </Suspense>
        )}
      </details>
    )
  );
}

/** The same schedule as a plain table: for screen readers, phones and print. */
export function GanttTable({ caption, limit = step, onPaper = false }: GanttTableProps) {
  const { editor, words, clock, readOnly } = useGantt();
  // Groups are always expanded here: there is no way to expand one, and print would silently omit drivers. A search
  // still applies.
  const { driverIds: found } = useSignal(editor.list);
  const query = editor.query();
  const driverIds = useMemo(() => {
    if (query !== '' && !onPaper) return found;
    const filter = editor.filter();
    const { drivers } = editor.model;
    return listRows(filter ? drivers.filter(filter) : drivers, new Set()).driverIds;
  }, [editor, query, onPaper, found]);
  useSignal(editor.version);
  const [shown, setShown] = useState(limit);
  const lines = shiftLines(editor.model, driverIds, { clock, serviceName: words.service, limit: shown });
  const { day, start, end, hours, service, actions } = words.tableHeads;
  const rest = countLines(editor.model, driverIds) - lines.length;
  const acting = !readOnly && !onPaper;
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      onPaper
        ? undefined
        : editor.connect({
            holdsFocus: () => holder.current?.contains(document.activeElement) ?? false,
            reveal: () => undefined,
            zoomBy: () => undefined,
          }),
    [editor, onPaper],
  );
  return (
    <div ref={holder} data-component="SchedulerGantt.Table" className={onPaper ? styles.onPaper : styles.holder}>
      {!onPaper && <Coverage />}
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.heads}>
          <tr>
            {[words.driver, day, start, end, hours, service, ...(acting ? [actions] : [])].map((head) => (
              <th
                key={head}
                scope="col"
                className={
                  head === hours
                    ? `${styles.head} ${styles.number} ${styles.spare}`
                    : head === day
                      ? dayClass(editor.model, styles.head)
                      : styles.head
                }
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.shift?.id ?? `${line.driverId} none`} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <bdi>{line.driver}</bdi>
                {line.driverId !== lines[place - 1]?.driverId && <DriverDetail driverId={line.driverId} />}
              </th>
              <LineCells line={line} />
              {acting && (
                <td className={styles.cell}>
                  <Suspense fallback={<span className={styles.button}>{words.edit}</span>}>
                    <LineActions line={line} first={line.driverId !== lines[place - 1]?.driverId} />
                  </Suspense>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <div className={styles.more}>
          {onPaper ? (
            words.more(clock.number(rest))
          ) : (
            <button type="button" className={styles.button} onClick={() => setShown((count) => count + step)}>
              {words.showMore(clock.number(Math.min(step, rest)), clock.number(rest))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
