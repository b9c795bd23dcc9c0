'use client';
import { AlertOctagonIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './composer.css.ts';
import { composerMessages } from './composer.messages.ts';

/** Announce the remaining characters from here on. */
const lastCharacters = 20;

interface ComposerNotesProps {
  /** Prefix of the ids: `h` is the hint, `c` the counter. */
  readonly id: string;
  /** Number of characters left; negative when the text is too long. */
  readonly left: number;
  /** Shows the counter. */
  readonly counted: boolean;
  /** Sending failed. */
  readonly problem: boolean;
  /** The text is a restored draft. */
  readonly restored: boolean;
}

/** What is below the field: the error, the hint, the remaining characters, and their announcement. */
export function ComposerNotes({ id, left, counted, problem, restored }: ComposerNotesProps) {
  const text = useMessages(composerMessages);
  const remaining = left < 0 ? text('over', { over: -left }) : text('left', { left });
  return (
    <>
      {problem && (
        <p data-component="Composer.Error" className={styles.error}>
          <AlertOctagonIcon size={16} />
          {text('failed')}
        </p>
      )}
      <div className={styles.foot}>
        <span id={`${id}h`} className={styles.hint}>
          {text('hint')}
        </span>
        {counted && (
          <span id={`${id}c`} data-component="Composer.Counter" className={styles.counter}>
            {remaining}
          </span>
        )}
      </div>
      <VisuallyHidden asChild>
        <output>
          {problem ? text('failed') : restored ? text('restored') : left <= lastCharacters ? remaining : ''}
        </output>
      </VisuallyHidden>
    </>
  );
}
