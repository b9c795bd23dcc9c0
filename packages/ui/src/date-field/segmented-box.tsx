'use client';
import { type ReactNode, useCallback, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '../internal/cx.ts';
import type { Size } from '../internal/tones.ts';
import * as field from '../text-field/text-field.css.ts';
import * as styles from './date-field.css.ts';
import { useLabelFocus } from './use-label-focus.ts';

interface SegmentedBoxProps {
  /** The component these parts belong to. */
  readonly component: 'DateField' | 'TimeField';
  readonly size: Size;
  /** State attributes of the control. */
  readonly data: object;
  readonly labelId: string | undefined;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

/** The segments of a date or time in the frame shared by all fields. */
export function SegmentedBox({ component, size, data, labelId, leading, trailing }: SegmentedBoxProps) {
  const parts = useRef<HTMLDivElement>(null);
  const focusFirst = useCallback(() => parts.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(), []);
  useLabelFocus(labelId, focusFirst);
  return (
    <div
      {...data}
      data-component={`${component}.Box`}
      data-size={size}
      className={cx(field.root({ size }), styles.box)}
    >
      {leading && <span className={field.adornment}>{leading}</span>}
      <DateInput ref={parts} className={styles.parts}>
        {(segment) => (
          <DateSegment segment={segment} data-component={`${component}.Segment`} className={styles.segment} />
        )}
      </DateInput>
      {trailing && <span className={field.trailing}>{trailing}</span>}
    </div>
  );
}
