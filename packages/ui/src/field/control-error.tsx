import type { ReactNode } from 'react';
import * as field from './field.css.ts';
import { AlertOctagonIcon } from '../icons/icons.ts';
import * as styles from './control-error.css.ts';
import { cx } from '../internal/cx.ts';

interface ControlErrorProps {
  /** Links it to the control, whose `aria-describedby` always includes this id, with or without an error. */
  readonly id: string;
  /** The part's name, such as `NumberField.Error`. */
  readonly part: string;
  /** The error and how to fix it, or nothing. */
  readonly children: ReactNode;
}

/** A control's own validation error, styled like Field's error. */
export function ControlError({ id, part, children }: ControlErrorProps) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p data-component={part} className={cx(field.error, styles.sentence)}>
          <AlertOctagonIcon size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
