'use client';
import { useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './text-area.css.ts';
import { textAreaMessages } from './text-area.messages.ts';

/** Props of {@link TextArea}. All other props go to the `textarea`. */
export interface TextAreaProps extends ElementProps<'textarea', 'aria-invalid' | 'value' | 'defaultValue'> {
  readonly value?: string;
  /** @defaultValue '' */
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string, details: { reason: 'type' | 'reset' }) => void;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Number of lines shown while it is empty.
   * @defaultValue 3 */
  readonly rows?: number;
  /** Grows with its text instead of scrolling. Browsers that don't support this show a resize handle.
   * @defaultValue true */
  readonly grow?: boolean;
  /** Maximum number of characters. The count is shown below the text and announced near the limit. */
  readonly maxLength?: number;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

/** At this many remaining characters, the count starts being announced. Earlier it would only distract. */
const nearTheEnd = 20;

/**
 * Several lines of text. Put it in a Field, which labels it. On its own it needs an `aria-label`.
 *
 * @example
 * <Field label="Note for the driver"><TextArea name="note" maxLength={280} /></Field>
 */
export function TextArea({
  value,
  defaultValue = '',
  onValueChange,
  size = 'md',
  rows = 3,
  grow = true,
  maxLength,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onChange,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const text = useMessages(textAreaMessages);
  const countId = useId();
  const [written, setWritten] = useControllable<string, { reason: 'type' | 'reset' }>({
    value,
    defaultValue,
    onValueChange,
    component: 'TextArea',
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(ref, input);
  const [first] = useState(written);
  useFormReset(input, () => setWritten(first, { reason: 'reset' }));
  const counted = maxLength !== undefined;
  const control = useFieldControl({
    id,
    disabled,
    readOnly,
    required,
    invalid,
    'aria-describedby': [describedBy, counted && countId].filter(Boolean).join(' ') || undefined,
  });
  const left = counted ? maxLength - written.length : Number.POSITIVE_INFINITY;
  return (
    <div
      data-component="TextArea.Root"
      data-size={size}
      {...control.data}
      className={cx(field.root({ size }), styles.root({ size }), className)}
    >
      <textarea
        {...rest}
        {...control.aria}
        ref={mergedRef}
        rows={rows}
        {...(counted && { maxLength })}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
        value={written}
        onChange={(event) => {
          onChange?.(event);
          if (!event.defaultPrevented) setWritten(event.currentTarget.value, { reason: 'type' });
        }}
        data-component="TextArea.Input"
        className={cx(styles.input, grow && styles.grows)}
      />
      {counted && (
        <>
          <span
            id={countId}
            data-component="TextArea.Counter"
            data-full={left <= 0 || undefined}
            className={styles.counter}
          >
            <bdi>{text('count', { count: written.length, max: maxLength })}</bdi>
          </span>
          <VisuallyHidden asChild>
            <output>{left <= nearTheEnd && text('left', { left })}</output>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
