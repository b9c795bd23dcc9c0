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

/** Props common to both calendars. Days are ISO days: '2026-11-20'. */
interface CalendarBaseProps {
  /** The page's current day: marked, and shown first when nothing is selected. Components never read the clock. */
  readonly today: string;
  /** First day that can be selected. */
  readonly min?: string;
  /** Last day that can be selected. */
  readonly max?: string;
  /** Days that can be focused but not selected, such as holidays. */
  readonly unavailable?: (day: string) => boolean;
  /** Number of months side by side.
   * @defaultValue 1 */
  readonly months?: 1 | 2;
  /** First day of a week, 0 for Sunday.
   * @defaultValue as the page's language has it */
  readonly firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Moves focus into the calendar when it appears, as in a popover.
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

/** Maps our props to those both React Aria calendars share. */
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
    // When nothing later can be selected, show the months before.
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
  /** The selected day, or null. */
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  readonly onValueChange?: (value: string, details: { reason: 'pick' }) => void;
}

/**
 * Shows a month and selects a day. In a form use DatePicker, which also takes typed input.
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
  // React Aria treats a new object as a new value.
  const date = useMemo(() => dateOf(held, 'Calendar'), [held]);
  return (
    <AriaLocale>
      <Aria {...props} value={date} onChange={(date: DateValue) => setHeld(dayOf(date), { reason: 'pick' })} />
    </AriaLocale>
  );
}

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarBaseProps {
  /** The selected days, or null. */
  readonly value?: DateRange | null;
  /** @defaultValue null */
  readonly defaultValue?: DateRange | null;
  /** Called when the second end is selected. */
  readonly onValueChange?: (value: DateRange, details: { reason: 'pick' }) => void;
}

/**
 * Shows months and selects a first and last day, by two clicks, dragging or keyboard.
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
