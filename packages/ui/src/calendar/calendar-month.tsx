'use client';
import type { CalendarDate } from '@internationalized/date';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  type CalendarCellRenderProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import * as button from '../button/button.css.ts';
import * as iconButton from '../icon-button/icon-button.css.ts';
import { ChevronBackIcon, ChevronDownIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './calendar.css.ts';
import { calendarMessages } from './calendar.messages.ts';
import { dayOf } from './day.ts';

interface CalendarMonthProps {
  /** Index among the months shown side by side. */
  readonly index: number;
  /** Number of months shown. */
  readonly count: number;
  /** ISO day to mark as today. */
  readonly today: string;
}

const turn = `${button.root({ size: 'sm', look: 'neutral-plain' })} ${iconButton.root({ size: 'sm' })}`;

/** One month with its title, weekdays and days. The React Aria calendar around it holds the state. */
export function CalendarMonth({ index, count, today }: CalendarMonthProps) {
  const text = useMessages(calendarMessages);
  return (
    <div data-component="Calendar.Month" className={styles.month}>
      <div className={styles.header}>
        {index === 0 && (
          <Button
            slot="previous"
            aria-label={text('previous')}
            data-component="Calendar.Previous"
            className={`${turn} ${styles.previous}`}
          >
            <ChevronBackIcon size={16} />
          </Button>
        )}
        <div data-component="Calendar.Title" className={styles.title}>
          {count === 1 ? <Jumps /> : <CalendarHeading level={3} offset={{ months: index }} />}
        </div>
        {index === count - 1 && (
          <Button
            slot="next"
            aria-label={text('next')}
            data-component="Calendar.Next"
            className={`${turn} ${styles.next}`}
          >
            <ChevronForwardIcon size={16} />
          </Button>
        )}
      </div>
      <CalendarGrid
        offset={{ months: index }}
        weekdayStyle="short"
        data-component="Calendar.Grid"
        className={styles.grid}
      >
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} today={today} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

/** The title of a single month: two native selects, so a day years away takes two choices instead of forty presses. */
function Jumps() {
  const text = useMessages(calendarMessages);
  const list = (
    label: string,
    {
      value,
      onChange,
      items,
    }: {
      value: string | number | null;
      onChange: (key: number) => void;
      items: readonly { id: number; formatted: string }[];
    },
  ): ReactNode => (
    <span className={styles.jump}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className={styles.jumpList}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.jumpMark} />
    </span>
  );
  return (
    <>
      <CalendarMonthPicker format="long">{(months) => <>{list(text('month'), months)}</>}</CalendarMonthPicker>
      <CalendarYearPicker>{(years) => <>{list(text('year'), years)}</>}</CalendarYearPicker>
    </>
  );
}

/** React Aria marks the device's current day as today. The page's own today is marked and announced instead. */
function Day({ date, today }: { readonly date: CalendarDate; readonly today: string }) {
  const text = useMessages(calendarMessages);
  const { locale } = useUiSettings();
  const isToday = dayOf(date) === today;
  const render = (props: ComponentProps<'div'>, state?: CalendarCellRenderProps) => {
    const written = new Intl.DateTimeFormat(locale, {
      dateStyle: 'full',
      timeZone: 'UTC',
      calendar: date.calendar.identifier,
    }).format(date.toDate('UTC'));
    const dated = isToday ? text('today', { date: written }) : written;
    const key = state?.isSelectionStart
      ? 'rangeStart'
      : state?.isSelectionEnd
        ? 'rangeEnd'
        : state?.isSelected
          ? 'selected'
          : undefined;
    return <div {...props} data-today={isToday || undefined} aria-label={key ? text(key, { date: dated }) : dated} />;
  };
  return <CalendarCell date={date} render={render} data-component="Calendar.Day" className={styles.day} />;
}
