'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { removeShifts } from '../model/bulk.ts';
import { patchOf } from '../model/operations.ts';
import type { Shift } from '../model/schedule.ts';
import { sheetTime } from '../model/table-export.ts';
import { instantOf } from '../model/time-window.ts';
import { reasonsOf } from './describe.ts';
import { useGantt, useSignal } from './gantt-context.ts';
import { GanttMenu } from './gantt-menu.tsx';
import type { SchedulerGanttProps } from './gantt.tsx';
import * as styles from './gantt-table.css.ts';
import { keyTable } from './key-table.words.ts';

const choices = ['tow', 'battery', 'light', 'multiple', 'none'];
const fieldTime = (instant: number, timeZone: string) => sheetTime(instant, timeZone).replace(' ', 'T');

/** A `datetime-local` value as an instant of the zone; null when it is not filled in. */
export function readFieldTime(text: string, timeZone: string): number | null {
  const parts = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  return instantOf({ year, month, day, hour, minute }, timeZone);
}

/** A native dialog: it traps the focus, closes on Escape and gives the focus back. */
function PanelDialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={() => !element.current?.open && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className={styles.dialogTitle}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Start, end, driver and service of a shift: the way without dragging. */
function ShiftForm({ shift, close }: { readonly shift: Shift; readonly close: () => void }) {
  const { editor, words } = useGantt();
  const { model } = editor;
  const [problem, setProblem] = useState('');
  const { start, end, service } = words.tableHeads;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const snap = (name: 'start' | 'end') => {
      const instant = readFieldTime(text(name), model.timeZone);
      // A time that was not touched stays as it is, on the grid or not.
      if (instant === null || text(name) === fieldTime(shift[name], model.timeZone)) return shift[name];
      return model.policy.snap(instant, { edge: name, phase: 'dropped', timeZone: model.timeZone });
    };
    const current = model.shift(shift.id);
    const operation =
      current &&
      patchOf(current, { start: snap('start'), end: snap('end'), driverId: text('driver'), service: text('service') });
    if (!operation) return close();
    const blocked = model.validate([operation]).filter(({ severity }) => severity === 'block');
    if (blocked.length > 0) return setProblem(reasonsOf(blocked));
    if (await editor.change([operation], 'editor', words.done.moved)) close();
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void save(event)}>
      <label className={styles.field}>
        {words.driver}
        <select name="driver" defaultValue={shift.driverId} className={styles.control}>
          {model.drivers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(['start', 'end'] as const).map((edge) => (
        <label key={edge} className={styles.field}>
          {edge === 'start' ? start : end}
          <input
            type="datetime-local"
            name={edge}
            step={900}
            required
            defaultValue={fieldTime(shift[edge], model.timeZone)}
            className={styles.control}
          />
        </label>
      ))}
      <label className={styles.field}>
        {service}
        <select name="service" defaultValue={shift.service} className={styles.control}>
          {[...new Set([...choices, shift.service])].map((each) => (
            <option key={each} value={each}>
              {words.service(each)}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            editor.select(new Set());
            void editor.change(removeShifts([model.shift(shift.id) ?? shift]), 'editor', words.done.removed);
            close();
          }}
        >
          {words.remove}
        </button>
        <button type="button" className={styles.button} onClick={close}>
          {words.close}
        </button>
        <button type="submit" data-primary className={styles.button}>
          {words.save}
        </button>
      </div>
    </form>
  );
}

export interface GanttPanelProps {
  readonly renderEditor: SchedulerGanttProps['renderEditor'];
  readonly renderMenu: SchedulerGanttProps['renderMenu'];
}

/** What stands over the schedule: the owner's editor and menu, or our own form; and the list of keys. */
export function GanttPanel({ renderEditor, renderMenu }: GanttPanelProps) {
  const { editor, words, readOnly } = useGantt();
  const panel = useSignal(editor.panel);
  if (!panel) return null;
  const close = () => {
    editor.panel.set(null);
    const focus = editor.focus.get();
    if (focus) editor.focusOn(focus, { take: true, anchor: editor.anchor() });
  };
  if (panel.kind === 'keys')
    return (
      <PanelDialog title={words.keys} close={close}>
        <dl className={styles.keyList}>
          {(words.keyTable ?? keyTable).map(([keys, effect]) => (
            <div key={keys} className={styles.keyPair}>
              <dt className={styles.keyCap}>{keys}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={close}>
            {words.close}
          </button>
        </div>
      </PanelDialog>
    );
  if (panel.kind === 'menu')
    return renderMenu ? (
      renderMenu(panel.shift, close, panel.at)
    ) : readOnly ? null : (
      <GanttMenu panel={panel} close={close} />
    );
  if (renderEditor) return renderEditor(panel.shift, close);
  if (readOnly) return null;
  return (
    <PanelDialog key={panel.shift.id} title={words.edit} close={close}>
      <ShiftForm shift={panel.shift} close={close} />
    </PanelDialog>
  );
}
