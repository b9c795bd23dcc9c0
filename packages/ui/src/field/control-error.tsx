import type { ReactNode } from 'react';
import * as field from './field.css.ts';
import { AlertOctagonIcon } from '../icons/icons.ts';
import * as styles from './control-error.css.ts';
import { cx } from '../internal/cx.ts';

interface ControlErrorProps {
  /** Ties it to the control, which describes itself by this id whether or not something is wrong. */
  readonly id: string;
  /** The part's stable name, such as `NumberField.Error`. */
  readonly part: string;
  /** What is wrong and how to mend it, or nothing. */
  readonly children: ReactNode;
}

/** What a control itself has to object to, said in the words and the look of Field's own error. */
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
