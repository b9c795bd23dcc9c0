'use client';
import { Button } from '../button/button.tsx';
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './date-picker.css.ts';
import { datePickerMessages } from './date-picker.messages.ts';

interface DatePickerPanelProps extends Pick<CalendarProps, 'today' | 'min' | 'max' | 'unavailable' | 'firstDay'> {
  readonly value: string | null;
  readonly clearable: boolean;
  readonly onPick: (day: string | null) => void;
}

/** The popover's content. A separate chunk, because most people type the day and never open it. */
export function DatePickerPanel({ value, clearable, onPick, ...limits }: DatePickerPanelProps) {
  const text = useMessages(datePickerMessages);
  const { today, min, max, unavailable } = limits;
  const todayFits = !((min !== undefined && today < min) || (max !== undefined && today > max) || unavailable?.(today));
  return (
    <>
      <Calendar {...limits} value={value} onValueChange={onPick} autoFocus aria-label={text('calendar')} />
      <div className={styles.footer}>
        {todayFits && (
          <Button size="sm" emphasis="plain" onClick={() => onPick(today)} data-component="DatePicker.Today">
            {text('today')}
          </Button>
        )}
        {clearable && value !== null && (
          <Button size="sm" emphasis="plain" onClick={() => onPick(null)} data-component="DatePicker.Clear">
            {text('clear')}
          </Button>
        )}
      </div>
    </>
  );
}
