'use client';
import { type Ref, useId, useRef, useState } from 'react';
import type { RangeCalendarProps } from '../calendar/calendar.tsx';
import { type DateRange, dateOf } from '../calendar/day.ts';
import { useFieldControl } from '../field/field-context.ts';
import { CalendarIcon, SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { onDemand, OnDemandContent, useOpen, useOpener } from '../popover/on-demand.tsx';
import { RequiredChoice } from '../select/required-choice.tsx';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as select from '../select/select.css.ts';
import * as field from '../text-field/text-field.css.ts';
import type { DateRangeDetails } from './date-range-panel.tsx';
import * as styles from './date-range-picker.css.ts';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';
import { presetName } from './preset-name.ts';
import { type DateRangePreset, dateRangePresets, presetOf } from './presets.ts';
import { dateFormat } from '../internal/intl-formats.ts';

/** Props of {@link DateRangePicker}. Days are ISO days: '2026-11-20'. */
export interface DateRangePickerProps extends Pick<RangeCalendarProps, 'firstDay' | 'unavailable'> {
  /** The selected days, both inclusive, or null. */
  readonly value?: DateRange | null;
  /** @defaultValue null */
  readonly defaultValue?: DateRange | null;
  readonly onValueChange?: (value: DateRange | null, details: DateRangeDetails) => void;
  /** The page's current day; presets are relative to it. Components never read the clock. */
  readonly today: string;
  /** First day that can be selected. Presets are clipped to it. */
  readonly min?: string;
  /** Last day that can be selected. Presets are clipped to it. */
  readonly max?: string;
  /** The most days that can be selected. */
  readonly maxDays?: number;
  /** Ranges to select by name; an empty list shows only the calendar.
   * @defaultValue today, yesterday, this month, previous month, this quarter, last 365 days */
  readonly presets?: readonly DateRangePreset[];
  /** Lets people clear the selection.
   * @defaultValue false */
  readonly clearable?: boolean;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** @defaultValue 'Choose a period' */
  readonly placeholder?: string;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field names of the two days. */
  readonly name?: { readonly from: string; readonly to: string };
  readonly id?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Panel = /* @__PURE__ */ onDemand(() =>
  import('./date-range-panel.tsx').then(({ DateRangePanel }) => DateRangePanel),
);

/** Formats a range in the page's locale, without repeating what both ends share: "Nov 1 – 20, 2026". */
function useRangeText() {
  const { locale } = useUiSettings();
  return (range: DateRange): string => {
    const [from, to] = [dateOf(range.from, 'DateRangePicker'), dateOf(range.to, 'DateRangePicker')];
    return from && to
      ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
          .formatRange(from.toDate('UTC'), to.toDate('UTC'))
          // Servers and browsers format the spaces around the dash differently, which would cause a hydration mismatch.
          .replaceAll('\u2009', ' ')
      : '';
  };
}

/**
 * A period: by name, from the calendar, or typed. The selection takes effect once applied, so the page fetches only
 * once.
 *
 * @example
 * <Field label="Period"><DateRangePicker today={today} max={today} value={period} onValueChange={setPeriod} /></Field>
 */
export function DateRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  today,
  min,
  max,
  maxDays,
  unavailable,
  firstDay,
  presets = dateRangePresets,
  clearable = false,
  open,
  defaultOpen = false,
  onOpenChange,
  placeholder,
  size = 'md',
  name,
  id,
  disabled,
  required,
  invalid,
  className,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...rest
}: DateRangePickerProps) {
  const text = useMessages(dateRangePickerMessages);
  const write = useRangeText();
  const own = useId();
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  const controlId = control.aria.id ?? own;
  const [held, setHeld] = useControllable<DateRange | null, DateRangeDetails>({
    value,
    defaultValue,
    onValueChange,
    component: 'DateRangePicker',
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(ref, trigger);
  const [first] = useState(held);
  useFormReset(trigger, () => setHeld(first, { reason: 'reset' }));
  const [shown, show] = useOpen({ open, defaultOpen, onOpenChange });
  const opener = useOpener(trigger, [shown && !control.readOnly, show]);
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const preset = presetOf(held, presets, { today, ...limits });
  // The visible text is part of the accessible name, in the same words and order.
  const seen =
    held === null
      ? (placeholder ?? text('placeholder'))
      : [preset && presetName(preset, text), write(held)].filter(Boolean).join(' ');
  const nameOf =
    label === undefined
      ? control.labelId && { 'aria-labelledby': `${control.labelId} ${controlId}v` }
      : { 'aria-label': `${label}: ${seen}` };
  return (
    <>
      <button
        {...rest}
        {...opener.button}
        ref={mergedRef}
        {...control.aria}
        {...control.data}
        {...nameOf}
        id={controlId}
        disabled={control.disabled}
        aria-disabled={control.readOnly || undefined}
        {...Panel.ahead}
        data-component="DateRangePicker.Trigger"
        data-size={size}
        data-placeholder={held === null || undefined}
        className={cx(field.root({ size }), select.trigger, className)}
      >
        <CalendarIcon size={16} className={styles.icon} />
        <span id={`${controlId}v`} className={styles.words}>
          {held === null ? (
            <span className={styles.dates}>{seen}</span>
          ) : (
            <>
              {preset && <span className={styles.name}>{presetName(preset, text)}</span>}{' '}
              <bdi className={styles.dates}>{write(held)}</bdi>
            </>
          )}
        </span>
        <SelectorIcon size={16} className={select.chevron} />
      </button>
      {name && (
        <>
          <input type="hidden" name={name.from} value={held?.from ?? ''} disabled={control.disabled} />
          <input type="hidden" name={name.to} value={held?.to ?? ''} disabled={control.disabled} />
        </>
      )}
      {control.required && !control.disabled && !control.readOnly && (
        <RequiredChoice missing={held === null} opener={trigger} />
      )}
      <OnDemandContent
        {...opener.content}
        anchor={trigger}
        waiting={text('loading')}
        waitingClassName={styles.waiting}
        aria-label={text('title')}
        // The calendar takes focus once it has loaded.
        onOpenAutoFocus={(event) => event.preventDefault()}
        data-component="DateRangePicker.Content"
        className={styles.content}
      >
        <Panel.Part
          {...{ value: held, today, limits, maxDays, unavailable, firstDay, presets, clearable }}
          onDone={(range, details) => {
            setHeld(range, details);
            show(false);
          }}
          onCancel={() => show(false)}
        />
      </OnDemandContent>
    </>
  );
}
