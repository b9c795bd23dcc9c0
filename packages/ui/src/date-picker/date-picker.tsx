'use client';
import { useRef } from 'react';
import type { CalendarProps } from '../calendar/calendar.tsx';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { useFieldControl } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CalendarIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { onDemand, OnDemandContent, useOpen, useOpener } from '../popover/on-demand.tsx';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './date-picker.css.ts';
import { datePickerMessages } from './date-picker.messages.ts';

/** Why the day changed. */
export interface DatePickerDetails {
  readonly reason: 'type' | 'pick' | 'clear';
}

/** Props of {@link DatePicker}. Days are ISO days: '2026-11-20'. */
export interface DatePickerProps
  extends Omit<DateFieldProps, 'onValueChange' | 'trailing'>, Pick<CalendarProps, 'firstDay'> {
  /** Called when a day is picked or typed, and with null when it is cleared. */
  readonly onValueChange?: (value: string | null, details: DatePickerDetails) => void;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

const Panel = /* @__PURE__ */ onDemand(() =>
  import('./date-picker-panel.tsx').then(({ DatePickerPanel }) => DatePickerPanel),
);

/**
 * A day, typed or picked from a calendar. Alt and the down arrow open the calendar.
 *
 * @example
 * <Field label="First day"><DatePicker today={today} min={today} value={day} onValueChange={setDay} /></Field>
 */
export function DatePicker({
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  firstDay,
  className,
  ...field
}: DatePickerProps) {
  const text = useMessages(datePickerMessages);
  const { today, min, max, unavailable, size = 'md' } = field;
  const control = useFieldControl(field);
  const usable = !control.disabled && !control.readOnly;
  const [held, setHeld] = useControllable<string | null, DatePickerDetails>({
    value,
    defaultValue,
    onValueChange,
    component: 'DatePicker',
  });
  const [shown, show] = useOpen({ open, defaultOpen, onOpenChange });
  const trigger = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const opener = useOpener(trigger, [shown && usable, show]);
  return (
    <>
      {/* The segments handle keys first; the frame only handles the one that opens the calendar. */}
      <div
        role="presentation"
        data-component="DatePicker.Root"
        className={cx(styles.root, className)}
        {...Panel.ahead}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || !usable) return;
          event.preventDefault();
          show(true);
        }}
      >
        <DateField
          {...field}
          value={held}
          onValueChange={setHeld}
          trailing={
            <>
              <span ref={anchor} className={styles.anchor} />
              <IconButton
                ref={trigger}
                {...opener.button}
                label={text('open')}
                size={size === 'lg' ? 'md' : 'sm'}
                disabled={!usable}
                data-component="DatePicker.Trigger"
              >
                <CalendarIcon size={16} />
              </IconButton>
            </>
          }
        />
      </div>
      <OnDemandContent
        {...opener.content}
        anchor={anchor}
        waiting={text('loading')}
        waitingClassName={styles.waiting}
        aria-label={text('calendar')}
        // The calendar takes focus once it has loaded.
        onOpenAutoFocus={(event) => event.preventDefault()}
        data-component="DatePicker.Content"
        className={styles.content}
      >
        <Panel.Part
          {...{ today, value: held, clearable: !control.required }}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(unavailable && { unavailable })}
          {...(firstDay === undefined ? {} : { firstDay })}
          onPick={(day) => {
            setHeld(day, { reason: day === null ? 'clear' : 'pick' });
            show(false);
          }}
        />
      </OnDemandContent>
    </>
  );
}
