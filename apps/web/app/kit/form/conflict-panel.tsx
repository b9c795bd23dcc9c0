import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef } from 'react';
import { returnFocus } from '../page/return-focus.ts';
import type { Difference } from './conflict.ts';
import * as styles from './conflict-panel.css.ts';

export interface ConflictPanelProps {
  /** The record's name in a sentence: 'dashboard'. */
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly busy: boolean;
  /** Saves this person's version over the stored one. */
  readonly onOverwrite: () => void;
  /** Saves this person's version as a new record; omit where the record can't be copied. */
  readonly onCopy?: () => void;
  /** Continues from the stored version. */
  readonly onTakeTheirs: () => void;
  /** Resolves one difference by its key. Omit where a record is kept or dropped as a whole. */
  readonly onDecide?: (key: string, version: 'mine' | 'theirs') => void;
}

/**
 * Shows both versions when a save hits a newer one, and lets the person choose. It takes the focus when it appears,
 * because the save didn't go through. Once resolved, it returns the focus.
 */
export function ConflictPanel({
  what,
  differences,
  busy,
  onOverwrite,
  onCopy,
  onTakeTheirs,
  onDecide,
}: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => returnFocus(before instanceof HTMLElement ? before : null);
  }, []);
  const oneByOne = onDecide && differences.length > 1 ? onDecide : null;
  return (
    <Stack asChild padding={16} className={styles.root}>
      <section aria-labelledby="conflict-title">
        <h2 id="conflict-title" ref={heading} tabIndex={-1} className={styles.title}>
          This {what} was saved somewhere else
        </h2>
        <p>Another tab or person saved it after you opened it. Your changes are still here and not saved yet.</p>
        {differences.length === 0 ? (
          <p>Both versions are the same.</p>
        ) : (
          <table className={styles.table}>
            <caption className={styles.caption}>Differences</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Your version</th>
                <th scope="col">Saved version</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ key, label, mine, theirs }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>
                    {inWords(mine)}
                    {oneByOne && (
                      <KeepVersion whose="mine" of={label} busy={busy} onKeep={() => oneByOne(key, 'mine')} />
                    )}
                  </td>
                  <td>
                    {inWords(theirs)}
                    {oneByOne && (
                      <KeepVersion whose="saved" of={label} busy={busy} onKeep={() => oneByOne(key, 'theirs')} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Inline wrap align="stretch">
          <Button loading={busy} tone="danger" emphasis="outline" onClick={onOverwrite}>
            {oneByOne ? 'Overwrite all saved versions' : 'Overwrite saved version'}
          </Button>
          {onCopy && (
            <Button loading={busy} onClick={onCopy}>
              Save mine as a copy
            </Button>
          )}
          <Button emphasis="plain" disabled={busy} onClick={onTakeTheirs}>
            {oneByOne ? 'Use all saved versions' : 'Use saved version'}
          </Button>
        </Inline>
      </section>
    </Stack>
  );
}

interface KeepVersionProps {
  readonly whose: 'mine' | 'saved';
  /** The name of the record. */
  readonly of: string;
  readonly busy: boolean;
  readonly onKeep: () => void;
}

function KeepVersion({ whose, of, busy, onKeep }: KeepVersionProps) {
  return (
    <div className={styles.keep}>
      <Button size="sm" disabled={busy} aria-label={`Keep ${whose} of ${of}`} onClick={onKeep}>
        Keep {whose}
      </Button>
    </div>
  );
}

function inWords(text: string | null): string {
  return text === null ? 'Not in this version' : text || 'Empty';
}
