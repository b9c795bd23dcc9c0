'use client';
import type { Ref } from 'react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as Aria } from 'react-aria-components/NumberField';
import { ariaFieldProps } from '../field/aria-field-props.ts';
import { useFieldControl } from '../field/field-context.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { ControlError } from '../field/control-error.tsx';
import { cx } from '../internal/cx.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import * as styles from './number-field.css.ts';
import { numberFieldMessages } from './number-field.messages.ts';
import { numberProblem } from './number-problem.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** Why the number changed. */
export interface NumberFieldDetails {
  readonly reason: 'set' | 'clear';
}

/** Props of {@link NumberField}. */
export interface NumberFieldProps {
  /** The number, or null for none. */
  readonly value?: number | null;
  /** @defaultValue null */
  readonly defaultValue?: number | null;
  /** Called when a number is committed: on blur, on Enter, and on each step. */
  readonly onValueChange?: (value: number | null, details: NumberFieldDetails) => void;
  readonly min?: number;
  readonly max?: number;
  /** Allowed values are whole steps from `min`, or from 0. Without it, any number is allowed and the step is 1. */
  readonly step?: number;
  /** Number format: decimals, percent, currency, unit. Pass the same object on every render.
   * @defaultValue plain, in the page's language */
  readonly format?: Intl.NumberFormatOptions;
  /** Unit after the number, such as `min` or `mi`; screen readers announce it with the field. */
  readonly unit?: string;
  /** Shows the stepper buttons.
   * @defaultValue true */
  readonly steppers?: boolean;
  /** @defaultValue 'md' */
  readonly size?: Size;
  readonly placeholder?: string;
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
  readonly ref?: Ref<HTMLInputElement>;
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/**
 * A number, typed in the locale's format or stepped with the arrow keys. A number outside its limits is kept and
 * explained, never changed silently. Put it in a Field, which labels it.
 *
 * @example
 * <Field label="Longest wait"><NumberField unit="min" min={0} max={90} value={wait} onValueChange={setWait} /></Field>
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step,
  format,
  unit,
  steppers = true,
  size = 'md',
  placeholder,
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
}: NumberFieldProps) {
  const text = useMessages(numberFieldMessages);
  const { locale } = useUiSettings();
  const own = useId();
  const [held, setHeld] = useControllable<number | null, NumberFieldDetails>({
    value,
    defaultValue,
    onValueChange,
    component: 'NumberField',
  });
  const outer = useFieldControl({ id, disabled, readOnly, required, invalid });
  // The form's own error takes precedence; ours would only appear next to it.
  const problem = outer.invalid || outer.disabled ? null : numberProblem(held, { min, max, step });
  const control = useFieldControl({
    id,
    disabled,
    readOnly,
    required,
    invalid: outer.invalid || problem !== null,
    'aria-describedby': cx(describedBy, unit && `${own}u`, problem && `${own}e`),
  });
  const write = (amount: number | undefined) =>
    amount === undefined ? '' : numberFormat(locale, format).format(amount);
  return (
    <AriaLocale>
      <Aria
        {...rest}
        value={held ?? Number.NaN}
        onChange={(next) => setHeld(orNull(next), { reason: Number.isNaN(next) ? 'clear' : 'set' })}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        {...(format && { formatOptions: format })}
        {...ariaFieldProps(control, { name, label })}
        commitBehavior="validate"
        // Scrolling over the field must not change its value.
        isWheelDisabled
        incrementAriaLabel={text('increment')}
        decrementAriaLabel={text('decrement')}
        data-component="NumberField.Root"
        data-size={size}
        className={cx(styles.root, className) ?? ''}
      >
        <Group
          isDisabled={control.disabled}
          isReadOnly={control.readOnly}
          isInvalid={control.invalid}
          className={cx(field.root({ size }), styles.box) ?? ''}
        >
          <Input
            {...(ref && { ref })}
            {...(placeholder !== undefined && { placeholder })}
            data-component="NumberField.Input"
            className={`${field.input} ${styles.input}`}
          />
          {unit && (
            <span id={`${own}u`} data-component="NumberField.Unit" className={styles.unit}>
              {unit}
            </span>
          )}
          {steppers && !control.readOnly && (
            <span className={styles.steppers}>
              <Button slot="decrement" data-component="NumberField.Decrement" className={styles.stepper}>
                <MinusIcon size={16} />
              </Button>
              <Button slot="increment" data-component="NumberField.Increment" className={styles.stepper}>
                <PlusIcon size={16} />
              </Button>
            </span>
          )}
        </Group>
        <ControlError id={`${own}e`} part="NumberField.Error">
          {problem &&
            (problem.code === 'offStep'
              ? text('offStep', { step: write(step), lower: write(problem.lower), upper: write(problem.upper) })
              : text(problem.code, { min: write(min), max: write(max) }))}
        </ControlError>
      </Aria>
    </AriaLocale>
  );
}
