'use client';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sameBreaks } from '../../model/breaks.ts';
import { endsOpen, type Shift } from '../../model/schedule.ts';
import type { EditorSlot } from './editor-slot.ts';
import { editorWords } from '../words/editor.words.ts';
import { useGantt } from '../kit/gantt-context.ts';
import * as styles from './gantt-panel.css.ts';
import { placeEditor } from '../kit/place-beside.ts';
import { useShiftDraft } from './use-shift-draft.ts';

/** Up to this many drivers are shown as a list; with more, the user types a name. */
const listLimit = 100;
/** The number of names suggested while typing. */
const offered = 30;

/** The driver field for schedules with thousands of drivers: typed, with matching names suggested. */
function DriverByName({ slot, id }: { readonly slot: EditorSlot; readonly id: string }) {
  const { editor, words } = useGantt();
  const { drivers, driverName } = editor.model;
  const [text, setText] = useState(() => driverName(slot.draft.driverId));
  const listId = useId();
  const matching = drivers.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, offered);
  return (
    <>
      <input
        id={id}
        className={styles.control}
        list={listId}
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          const found = drivers.find(({ name }) => name === typed);
          event.target.setCustomValidity(found ? '' : { ...editorWords, ...words.editor }.unknownDriver(typed));
          if (found) slot.change({ driverId: found.id });
        }}
      />
      <datalist id={listId}>
        {matching.map(({ id: driverId, name, detail }) => (
          <option key={driverId} value={name}>
            {detail}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The default fields: plain native controls, in the schedule's clock. */
function PlainFields({ slot }: { readonly slot: EditorSlot }) {
  const { editor, words } = useGantt();
  const { drivers } = editor.model;
  const texts = { ...editorWords, ...words.editor };
  const { draft, change } = slot;
  const id = useId();
  const hintId = useId();
  return (
    <form
      className={styles.fields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        slot.save();
      }}
    >
      <label htmlFor={`${id}driver`} className={styles.fieldWide}>
        {words.driver}
        {drivers.length > listLimit ? (
          <DriverByName slot={slot} id={`${id}driver`} />
        ) : (
          <select
            id={`${id}driver`}
            className={styles.control}
            value={draft.driverId}
            onChange={(event) => change({ driverId: event.target.value })}
          >
            {drivers.map(({ id: driverId, name }) => (
              <option key={driverId} value={driverId}>
                {name}
              </option>
            ))}
          </select>
        )}
      </label>
      <label className={styles.field}>
        {texts.day}
        <input
          type="date"
          required
          className={styles.control}
          value={slot.day}
          onChange={(event) => slot.changeDay(event.target.value)}
        />
      </label>
      <label className={styles.field}>
        {texts.service}
        <select
          className={styles.control}
          value={draft.service}
          onChange={(event) => change({ service: event.target.value })}
        >
          {slot.services.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {(['start', 'end'] as const).map((edge) => (
        <label key={edge} className={styles.field}>
          {texts[edge]}
          <select
            className={styles.control}
            value={draft[edge]}
            onChange={(event) => change({ [edge]: Number(event.target.value) })}
          >
            {(edge === 'start' ? slot.starts : slot.ends).map(({ at, text }) => (
              <option key={at} value={at}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.weekday}>
        <input
          type="checkbox"
          checked={draft.openEnd}
          onChange={(event) => change({ openEnd: event.target.checked })}
        />
        {texts.openEnd}
      </label>
      <label className={styles.fieldWide}>
        {texts.note}
        <textarea
          rows={2}
          maxLength={500}
          className={styles.area}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </label>
      <details className={styles.repeat}>
        <summary className={styles.repeatTitle}>{texts.repeat}</summary>
        <div className={styles.repeatFields}>
          <div role="group" aria-label={texts.repeatOn} className={styles.weekdays}>
            {slot.weekdays.map(({ value, text }) => (
              <label key={value} className={styles.weekday}>
                <input
                  type="checkbox"
                  checked={draft.repeatOn.has(value)}
                  onChange={() => {
                    const next = new Set(draft.repeatOn);
                    if (!next.delete(value)) next.add(value);
                    change({ repeatOn: next });
                  }}
                />
                {text}
              </label>
            ))}
          </div>
          <label className={styles.weeks}>
            {texts.weeks}
            <input
              type="number"
              min={1}
              max={12}
              required
              className={styles.control}
              value={draft.weeks}
              onChange={(event) => change({ weeks: Math.max(1, Math.min(12, event.target.valueAsNumber || 1)) })}
            />
          </label>
          {slot.repeats > 0 && <span className={styles.hint}>{texts.repeatHint(slot.repeats)}</span>}
        </div>
      </details>
      <p id={hintId} role="alert" data-blocked={slot.blocked || undefined} className={styles.problem}>
        {slot.problem}
      </p>
      <div className={styles.actions}>
        <button type="button" data-danger className={styles.button} onClick={slot.remove}>
          {texts.remove}
        </button>
        <span className={styles.between} />
        <button type="button" className={styles.button} onClick={slot.close}>
          {texts.cancel}
        </button>
        <button type="submit" data-primary aria-describedby={hintId} className={styles.button}>
          {texts.save}
        </button>
      </div>
    </form>
  );
}

const focusable =
  'button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, a[href], [tabindex="0"]';

/**
 * A focus trap for Tab within the popover. Layers that an app's fields open elsewhere on the page handle their own
 * keys.
 */
function keepFocusIn(box: HTMLElement, event: KeyboardEvent): void {
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  const target = event.shiftKey ? last : first;
  if (document.activeElement === leaving || document.activeElement === box) {
    event.preventDefault();
    target?.focus();
  }
}

interface GanttEditorProps {
  readonly shift: Shift;
  readonly render: ((slot: EditorSlot) => ReactNode) | undefined;
  readonly close: () => void;
}

/** The shift editor: a popover next to the bar, or at the bottom of the screen on a phone. */
export function GanttEditor({ shift, render, close }: GanttEditorProps) {
  const slot = useShiftDraft(shift, close);
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const place = () => placeEditor(box, shift.id);
    place();
    (box.querySelector<HTMLElement>('[autofocus], form :is(input, select, textarea)') ?? box).focus({
      preventScroll: true,
    });
    // The page may shrink, or the fields may grow.
    const observer = new ResizeObserver(place);
    observer.observe(box);
    globalThis.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', place);
    };
  }, [shift.id]);
  useEffect(() => {
    // Focus may have returned to the schedule while the popover is still open.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [close]);
  const { draft } = slot;
  const untouched =
    draft.driverId === shift.driverId &&
    draft.start === shift.start &&
    draft.end === shift.end &&
    draft.service === shift.service &&
    draft.note === (shift.note ?? '') &&
    sameBreaks(draft, shift) &&
    draft.openEnd === endsOpen(shift) &&
    draft.repeatOn.size === 0;
  useEffect(() => {
    if (!untouched) return undefined;
    // A click outside closes the editor only if nothing has been changed.
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [untouched, close]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The dialog handles Escape and Tab for the controls inside it.
    <div
      ref={element}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-component="SchedulerGantt.Editor"
      className={styles.popover}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.defaultPrevented || !(event.target instanceof Node) || !event.currentTarget.contains(event.target))
          return;
        if (event.key === 'Escape') {
          event.preventDefault();
          close();
        } else if (event.key === 'Tab') keepFocusIn(event.currentTarget, event);
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {slot.title}
      </h2>
      {render ? render(slot) : <PlainFields slot={slot} />}
    </div>
  );
}
