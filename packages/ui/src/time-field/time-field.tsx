'use client';
import { type Ref, useId } from 'react';
import { TimeField as Aria } from 'react-aria-components/TimeField';
import * as styles from '../date-field/date-field.css.ts';
import { dayProblem } from '../date-field/day-problem.ts';
import { SegmentedBox } from '../date-field/segmented-box.tsx';
import { useSegmentedValue } from '../date-field/use-segmented-value.ts';
import { ariaFieldProps } from '../field/aria-field-props.ts';
import { useFieldControl } from '../field/field-context.ts';
import { ClockIcon } from '../icons/icons.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { ControlError } from '../field/control-error.tsx';
import { cx } from '../internal/cx.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { hourMinuteOf, timeOf } from './time.ts';
import { timeFieldMessages } from './time-field.messages.ts';

/** Why the time changed. */
export interface TimeFieldDetails {
  readonly reason: 'type' | 'clear';
}

/** Props of {@link TimeField}. Times are hours and minutes of a day: '08:15'. */
export interface TimeFieldProps {
  /** The time, or null for none. */
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  /** Called when all parts form a time, and with null when the time is cleared. */
  readonly onValueChange?: (value: string | null, details: TimeFieldDetails) => void;
  /** The earliest time accepted. */
  readonly min?: string;
  /** The latest time accepted. */
  readonly max?: string;
  /** 12-hour or 24-hour clock shown; the value is always 24-hour.
   * @defaultValue as the page's language has it */
  readonly clock?: 12 | 24;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name. */
  readonly name?: string;
  readonly id?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A time of day, typed part by part. It has no date and no time zone; those belong to the form around it.
 *
 * @example
 * <Field label="Start of shift"><TimeField value={start} onValueChange={setStart} /></Field>
 */
export function TimeField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  clock,
  size = 'md',
  name,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  className,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...rest
}: TimeFieldProps) {
  const text = useMessages(timeFieldMessages);
  const { locale } = useUiSettings();
  const errorId = useId();
  const field = useSegmentedValue({ value, defaultValue, onValueChange, component: 'TimeField', parse: timeOf });
  const outer = useFieldControl({ id, disabled, readOnly, required, invalid });
  // The form's own error takes precedence; ours would only appear next to it.
  const problem =
    outer.invalid || outer.disabled ? null : field.begun ? 'incomplete' : dayProblem(field.held, { min, max });
  const control = useFieldControl({
    id,
    disabled,
    readOnly,
    required,
    invalid: outer.invalid || problem !== null,
    'aria-describedby': cx(describedBy, problem && errorId),
  });
  const write = (time: string | undefined) =>
    time === undefined
      ? ''
      : new Intl.DateTimeFormat(locale, {
          hour: 'numeric',
          minute: '2-digit',
          timeZone: 'UTC',
          ...(clock && { hour12: clock === 12 }),
        }).format(new Date(`2000-01-01T${time}:00Z`));
  return (
    <AriaLocale>
      <Aria
        {...rest}
        {...(ref && { ref })}
        value={field.parsed}
        onChange={(time) => field.change(time && hourMinuteOf(time))}
        {...(clock && { hourCycle: clock })}
        {...ariaFieldProps(control, { name, label })}
        granularity="minute"
        shouldForceLeadingZeros
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        data-component="TimeField.Root"
        className={cx(styles.root, className) ?? ''}
      >
        <SegmentedBox
          component="TimeField"
          size={size}
          data={control.data}
          labelId={control.labelId}
          leading={<ClockIcon size={16} />}
        />
        <ControlError id={errorId} part="TimeField.Error">
          {problem && text(problem, { min: write(min), max: write(max) })}
        </ControlError>
      </Aria>
    </AriaLocale>
  );
}
