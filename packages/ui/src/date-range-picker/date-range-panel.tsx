'use client';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { RangeCalendar } from '../calendar/calendar.tsx';
import type { DateRange } from '../calendar/day.ts';
import { DateField } from '../date-field/date-field.tsx';
import { Field } from '../field/field.tsx';
import { ControlError } from '../field/control-error.tsx';
import { useMedia } from '../internal/use-media.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './date-range-picker.css.ts';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';
import { presetName } from './preset-name.ts';
import { cutRange, type DateRangePreset, presetOf } from './presets.ts';
import { type DateRangeReason, daysIn, draftOf, picked, rangeOf, typed } from './range-draft.ts';

/** Change details shared by the picker and its panel. */
export interface DateRangeDetails {
  readonly reason: DateRangeReason;
  /** The selected preset. */
  readonly preset?: string;
}

interface DateRangePanelProps {
  readonly value: DateRange | null;
  readonly today: string;
  readonly limits: { readonly min?: string; readonly max?: string };
  /** The most days. */
  readonly maxDays: number | undefined;
  readonly unavailable: ((day: string) => boolean) | undefined;
  readonly firstDay: ComponentProps<typeof RangeCalendar>['firstDay'];
  readonly presets: readonly DateRangePreset[];
  readonly clearable: boolean;
  readonly onDone: (value: DateRange | null, details: DateRangeDetails) => void;
  readonly onCancel: () => void;
}

/** The popover's content. A separate chunk, because a page shows its period long before anyone changes it. */
export function DateRangePanel({
  value,
  today,
  limits,
  maxDays,
  unavailable,
  firstDay,
  presets,
  clearable,
  onDone,
  onCancel,
}: DateRangePanelProps) {
  const text = useMessages(dateRangePickerMessages);
  const two = useMedia(styles.wide, true);
  const errorId = useId();
  const from = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [asked, setAsked] = useState(false);
  const result = rangeOf(draft, { ...limits, maxDays });
  const range = 'range' in result ? result.range : null;
  const current = presetOf(range, presets, { today, ...limits });
  const apply = () => {
    setAsked(true);
    if (range) onDone(range, { reason: draft.reason });
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  const shared = { today, ...limits, ...(unavailable && { unavailable }) };
  const end = (name: 'from' | 'to', label: string) => (
    <div data-component={name === 'from' ? 'DateRangePicker.From' : 'DateRangePicker.To'}>
      <Field label={label}>
        <DateField
          {...shared}
          ref={name === 'from' ? from : null}
          size="sm"
          value={draft[name]}
          onValueChange={(day) => setDraft((before) => typed(before, name, day))}
        />
      </Field>
    </div>
  );
  return (
    <>
      {presets.length > 0 && (
        <ul aria-label={text('presets')} data-component="DateRangePicker.Presets" className={styles.presets}>
          {presets.map((preset) => {
            const days = cutRange(preset.range(today), limits.min, limits.max);
            return (
              <li key={preset.id}>
                <button
                  type="button"
                  disabled={days === null}
                  aria-current={current === preset}
                  onClick={() => days && onDone(days, { reason: 'preset', preset: preset.id })}
                  data-component="DateRangePicker.Preset"
                  className={styles.preset}
                >
                  {presetName(preset, text)}
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              aria-current={current === undefined && range !== null}
              onClick={() => from.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
              data-component="DateRangePicker.Preset"
              className={styles.preset}
            >
              {text('custom')}
            </button>
          </li>
        </ul>
      )}
      <div className={styles.main}>
        {/* React Aria stops Enter from bubbling, so it's handled in the capture phase, where it applies the range. */}
        <div role="presentation" className={styles.ends} onKeyDownCapture={applyOnEnter}>
          {end('from', text('from'))}
          {end('to', text('to'))}
        </div>
        <RangeCalendar
          // Remount when a date is typed, so the calendar shows its month.
          key={draft.typed}
          {...shared}
          {...(firstDay === undefined ? {} : { firstDay })}
          months={two ? 2 : 1}
          autoFocus={draft.typed === 0}
          aria-label={text('title')}
          value={range}
          onValueChange={(next) => setDraft((before) => picked(before, next))}
          className={styles.months}
        />
        <ControlError id={errorId} part="DateRangePicker.Error">
          {'problem' in result &&
            (asked || result.problem === 'order') &&
            text(result.problem, { maxDays: maxDays ?? 0 })}
        </ControlError>
        <div className={styles.footer}>
          <output className={styles.count}>{range && text('days', { days: daysIn(range) })}</output>
          {clearable && value && (
            <Button
              emphasis="plain"
              onClick={() => onDone(null, { reason: 'clear' })}
              data-component="DateRangePicker.Clear"
            >
              {text('clear')}
            </Button>
          )}
          <Button onClick={onCancel} data-component="DateRangePicker.Cancel">
            {text('cancel')}
          </Button>
          <Button emphasis="solid" onClick={apply} data-component="DateRangePicker.Apply">
            {text('apply')}
          </Button>
        </div>
      </div>
    </>
  );
}
