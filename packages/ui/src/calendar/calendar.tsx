'use client';
import type { DateValue } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { Calendar as Aria } from 'react-aria-components/Calendar';
import { RangeCalendar as AriaRange } from 'react-aria-components/RangeCalendar';
import { useFieldControl } from '../field/field-context.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { CalendarMonth } from './calendar-month.tsx';
import * as styles from './calendar.css.ts';
import { calendarMessages } from './calendar.messages.ts';
import { clampDay, type DateRange, dateOf, dayOf } from './day.ts';

/** What both calendars know. Days are ISO days: '2026-11-20'. */
interface CalendarBaseProps {
  /** The day the page calls today: it is marked, and shown first while nothing is chosen. A component never asks the clock. */
  readonly today: string;
  /** The first day that can be chosen. */
  readonly min?: string;
  /** The last day that can be chosen. */
  readonly max?: string;
  /** Days that can be read but not chosen, such as holidays. */
  readonly unavailable?: (day: string) => boolean;
  /** Months side by side.
   * @defaultValue 1 */
  readonly months?: 1 | 2;
  /** First day of a week, 0 for Sunday.
   * @defaultValue as the page's language has it */
  readonly firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Takes the focus when it appears, as in a popover.
   * @defaultValue false */
  readonly autoFocus?: boolean;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
  /** @defaultValue 'Calendar' */
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The props both React Aria calendars share, mapped from ours. */
function useCalendarProps(
  component: string,
  {
    today,
    min,
    max,
    unavailable,
    months = 1,
    firstDay,
    autoFocus = false,
    disabled,
    readOnly,
    invalid,
    className,
    ref,
    'aria-label': label,
    ...rest
  }: CalendarBaseProps,
  shown: string | undefined,
) {
  const text = useMessages(calendarMessages);
  const control = useFieldControl({ disabled, readOnly, invalid });
  const focused = dateOf(clampDay(shown ?? today, min, max), component);
  return {
    ...rest,
    ...(ref && { ref }),
    minValue: dateOf(min, component),
    maxValue: dateOf(max, component),
    ...(focused && { defaultFocusedValue: focused }),
    ...(unavailable && { isDateUnavailable: (date: DateValue) => unavailable(dayOf(date)) }),
    ...(firstDay === undefined ? {} : { firstDayOfWeek: weekdays[firstDay] ?? ('sun' as const) }),
    visibleDuration: { months },
    pageBehavior: 'single' as const,
    // Where nothing later can be chosen, the months before are the ones of interest.
    selectionAlignment:
      months === 2 && max !== undefined && (shown ?? today).slice(0, 7) >= max.slice(0, 7)
        ? ('end' as const)
        : ('start' as const),
    autoFocus,
    isDisabled: control.disabled,
    isReadOnly: control.readOnly,
    isInvalid: control.invalid,
    'aria-label': label ?? text('label'),
    ...(control.aria['aria-describedby'] === undefined ? {} : { 'aria-describedby': control.aria['aria-describedby'] }),
    'data-component': 'Calendar.Root',
    className: cx(styles.root, className) ?? '',
    children: Array.from({ length: months }, (_, index) => (
      <CalendarMonth key={index} index={index} count={months} today={today} />
    )),
  };
}

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarBaseProps {
  /** The chosen day, or null. */
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  readonly onValueChange?: (value: string, details: { reason: 'pick' }) => void;
}

/**
 * Shows a month and chooses a day of it. In a form use DatePicker, which can also be typed into.
 *
 * @example
 * <Calendar today={today} value={day} onValueChange={setDay} />
 */
export function Calendar({ value, defaultValue = null, onValueChange, ...rest }: CalendarProps) {
  const [held, setHeld] = useControllable<string | null, { reason: 'pick' }>({
    value,
    defaultValue,
    onValueChange: (day, details) => day !== null && onValueChange?.(day, details),
    component: 'Calendar',
  });
  const props = useCalendarProps('Calendar', rest, held ?? undefined);
  // React Aria takes a new object for a new value.
  const date = useMemo(() => dateOf(held, 'Calendar'), [held]);
  return (
    <AriaLocale>
      <Aria {...props} value={date} onChange={(date: DateValue) => setHeld(dayOf(date), { reason: 'pick' })} />
    </AriaLocale>
  );
}

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarBaseProps {
  /** The chosen days, or null. */
  readonly value?: DateRange | null;
  /** @defaultValue null */
  readonly defaultValue?: DateRange | null;
  /** Called when the second end is chosen. */
  readonly onValueChange?: (value: DateRange, details: { reason: 'pick' }) => void;
}

/**
 * Shows months and chooses a first and a last day, by two clicks, by dragging or by the keyboard.
 *
 * @example
 * <RangeCalendar today={today} max={today} months={2} value={range} onValueChange={setRange} />
 */
export function RangeCalendar({ value, defaultValue = null, onValueChange, ...rest }: RangeCalendarProps) {
  const [held, setHeld] = useControllable<DateRange | null, { reason: 'pick' }>({
    value,
    defaultValue,
    onValueChange: (range, details) => range !== null && onValueChange?.(range, details),
    component: 'RangeCalendar',
  });
  const props = useCalendarProps('RangeCalendar', rest, held?.to);
  const [from, to] = [held?.from, held?.to];
  const range = useMemo(() => {
    const [start, end] = [dateOf(from, 'RangeCalendar'), dateOf(to, 'RangeCalendar')];
    return start && end ? { start, end } : null;
  }, [from, to]);
  return (
    <AriaLocale>
      <AriaRange
        {...props}
        data-range=""
        value={range}
        onChange={({ start, end }: { start: DateValue; end: DateValue }) =>
          setHeld({ from: dayOf(start), to: dayOf(end) }, { reason: 'pick' })
        }
      />
    </AriaLocale>
  );
}
