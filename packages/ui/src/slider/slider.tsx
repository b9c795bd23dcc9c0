'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Radix from 'radix-ui/slider';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './slider.css.ts';
import { sliderMessages } from './slider.messages.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** One number, or the two ends of a range, lower first. */
export type SliderValue = number | readonly [from: number, to: number];

/** Props of {@link Slider}. */
export interface SliderProps<Value extends SliderValue> extends ElementProps<
  'div',
  'role' | 'children' | 'defaultValue' | 'dir'
> {
  /** Two numbers make a range with two thumbs. */
  readonly value?: Value;
  /** Initial value when uncontrolled. It also determines whether there are one or two thumbs. */
  readonly defaultValue?: Value;
  /** Called at every step of a move. */
  readonly onValueChange?: (value: Value, details: { reason: 'move' }) => void;
  /** Called once when a move ends: the time to query a server. */
  readonly onValueCommit?: (value: Value, details: { reason: 'move' }) => void;
  /** @defaultValue 0 */
  readonly min?: number;
  /** @defaultValue 100 */
  readonly max?: number;
  /** @defaultValue 1 */
  readonly step?: number;
  /** Formats a value with its unit, for display and screen readers. Without it, the locale's number format is used. */
  readonly formatValue?: (value: number) => string;
  /** Shows the value beside the track.
   * @defaultValue true */
  readonly showValue?: boolean;
  /** Labeled values below the track. Label at least both ends. */
  readonly marks?: readonly { readonly value: number; readonly label: string }[];
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name. */
  readonly name?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

const thumbsOf = (value: SliderValue): number[] => (typeof value === 'number' ? [value] : [...value]);

/**
 * Picks a number or a range where an approximate value is enough. For exact values, use NumberField.
 *
 * @example
 * <Field label="Longest wait"><Slider min={0} max={90} step={5} value={minutes} onValueChange={setMinutes} /></Field>
 */
export function Slider<Value extends SliderValue = number>({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  showValue = true,
  marks,
  size = 'md',
  name,
  id,
  disabled,
  invalid,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps<Value>) {
  const text = useMessages(sliderMessages);
  const { locale, direction } = useUiSettings();
  const control = useFieldControl({ id, disabled, invalid, 'aria-describedby': describedBy });
  // The initial value sets the number of thumbs, so the value returned has the same shape.
  const [held, setHeld] = useControllable<SliderValue, { reason: 'move' }>({
    value,
    defaultValue: defaultValue ?? min,
    onValueChange: onValueChange as ((value: SliderValue, details: { reason: 'move' }) => void) | undefined,
    component: 'Slider',
  });
  const asGiven = (thumbs: readonly number[]) =>
    (typeof held === 'number' ? thumbs[0] : [thumbs[0], thumbs[1]]) as Value;
  const thumbs = thumbsOf(held);
  const isRange = thumbs.length === 2;
  const written = (amount: number) => (formatValue ? formatValue(amount) : numberFormat(locale).format(amount));
  const nameOf = label === undefined ? { 'aria-labelledby': labelledBy ?? control.labelId } : { 'aria-label': label };
  const [from = min, to = max] = thumbs;
  return (
    <div
      {...rest}
      {...(isRange && { role: 'group', ...nameOf })}
      data-component="Slider.Root"
      data-size={size}
      {...control.data}
      className={cx(styles.root({ size }), className)}
    >
      <div className={styles.rail}>
        <Radix.Root
          value={thumbs}
          onValueChange={(next) => control.readOnly || setHeld(asGiven(next), { reason: 'move' })}
          {...(onValueCommit &&
            !control.readOnly && {
              onValueCommit: (next: number[]) => onValueCommit(asGiven(next), { reason: 'move' }),
            })}
          min={min}
          max={max}
          step={step}
          dir={direction}
          disabled={control.disabled}
          {...(name === undefined ? {} : { name })}
          data-component="Slider.Track"
          className={styles.control({ size })}
        >
          <Radix.Track className={styles.track}>
            <Radix.Range data-component="Slider.Range" className={styles.range} />
          </Radix.Track>
          {thumbs.map((amount, index) => (
            <Radix.Thumb
              // Keyed by position: the lower thumb stays the lower one.
              key={index === 0 ? 'from' : 'to'}
              {...(index === 0 && { id: control.aria.id })}
              {...(isRange ? { 'aria-label': text(index === 0 ? 'from' : 'to') } : nameOf)}
              aria-describedby={control.aria['aria-describedby']}
              aria-invalid={control.aria['aria-invalid']}
              aria-readonly={control.readOnly || undefined}
              aria-valuetext={written(amount)}
              data-component="Slider.Thumb"
              className={styles.thumb}
            />
          ))}
        </Radix.Root>
        {marks && (
          <div aria-hidden className={styles.marks}>
            {marks.map((mark) => (
              <span
                key={mark.value}
                data-component="Slider.Mark"
                className={styles.mark}
                style={assignInlineVars({ [styles.markRatio]: String((mark.value - min) / (max - min)) })}
              >
                {mark.label}
              </span>
            ))}
          </div>
        )}
      </div>
      {showValue && (
        <span aria-hidden data-component="Slider.Value" className={styles.value({ size })}>
          <bdi>{isRange ? text('range', { from: written(from), to: written(to) }) : written(from)}</bdi>
        </span>
      )}
    </div>
  );
}
