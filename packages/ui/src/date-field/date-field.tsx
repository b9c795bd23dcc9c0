'use client';
import type { DateValue } from '@internationalized/date';
import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { DateField as Aria } from 'react-aria-components/DateField';
import { dateOf, dayOf } from '../calendar/day.ts';
import { ariaFieldProps } from '../field/aria-field-props.ts';
import { useFieldControl } from '../field/field-context.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { ControlError } from '../field/control-error.tsx';
import { cx } from '../internal/cx.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './date-field.css.ts';
import { dateFieldMessages } from './date-field.messages.ts';
import { dayProblem } from './day-problem.ts';
import { SegmentedBox } from './segmented-box.tsx';
import { useSegmentedValue } from './use-segmented-value.ts';
import { dateFormat } from '../internal/intl-formats.ts';

/** Why the day changed. */
export interface DateFieldDetails {
  readonly reason: 'type' | 'clear';
}

/** Props of {@link DateField}. Days are ISO days: '2026-11-20'. */
export interface DateFieldProps {
  /** The day, or null for none. */
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  /** Called when all segments form a valid day with a year of four digits, and with null when the day is deleted. */
  readonly onValueChange?: (value: string | null, details: DateFieldDetails) => void;
  /** The page's current day: in an empty field the arrow keys start from it. Components never read the clock. */
  readonly today: string;
  /** First day accepted. */
  readonly min?: string;
  /** Last day accepted. */
  readonly max?: string;
  /** Days that aren't accepted, such as holidays. */
  readonly unavailable?: (day: string) => boolean;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Icon before the date. */
  readonly leading?: ReactNode;
  /** A button that acts on the date. */
  readonly trailing?: ReactNode;
  /** Form field name; submits the ISO day. */
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
  /** @defaultValue false */
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The year 2 is the first digit of 2026: a date counts once its year has four digits. */
const hasWholeYear = (day: string): boolean => day >= '1000';

/**
 * A day, typed segment by segment in the page locale's order. Shows its own errors below.
 *
 * @example
 * <Field label="First day"><DateField today={today} value={day} onValueChange={setDay} /></Field>
 */
export function DateField({
  value,
  defaultValue = null,
  onValueChange,
  today,
  min,
  max,
  unavailable,
  size = 'md',
  leading,
  trailing,
  name,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  autoFocus = false,
  className,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const text = useMessages(dateFieldMessages);
  const { locale } = useUiSettings();
  const errorId = useId();
  const field = useSegmentedValue({
    value,
    defaultValue,
    onValueChange,
    component: 'DateField',
    parse: dateOf,
    isWhole: hasWholeYear,
  });
  const placeholder = useMemo(() => dateOf(today, 'DateField'), [today]);
  const outer = useFieldControl({ id, disabled, readOnly, required, invalid });
  // The form's own error takes precedence; showing ours too would be redundant.
  const problem =
    outer.invalid || outer.disabled
      ? null
      : field.begun
        ? 'incomplete'
        : dayProblem(field.held, { min, max, unavailable });
  const control = useFieldControl({
    id,
    disabled,
    readOnly,
    required,
    invalid: outer.invalid || problem !== null,
    'aria-describedby': cx(describedBy, problem && errorId),
  });
  const write = (day: string | undefined) => {
    const date = dateOf(day, 'DateField');
    return date ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date.toDate('UTC')) : '';
  };
  return (
    <AriaLocale>
      <Aria
        {...rest}
        {...(ref && { ref })}
        value={field.parsed}
        onChange={(date: DateValue | null) => field.change(date && dayOf(date))}
        placeholderValue={placeholder}
        {...ariaFieldProps(control, { name, label })}
        granularity="day"
        shouldForceLeadingZeros
        autoFocus={autoFocus}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        data-component="DateField.Root"
        className={cx(styles.root, className) ?? ''}
      >
        <SegmentedBox
          component="DateField"
          size={size}
          data={control.data}
          labelId={control.labelId}
          leading={leading}
          trailing={trailing}
        />
        <ControlError id={errorId} part="DateField.Error">
          {problem && text(problem, { min: write(min), max: write(max) })}
        </ControlError>
      </Aria>
    </AriaLocale>
  );
}
