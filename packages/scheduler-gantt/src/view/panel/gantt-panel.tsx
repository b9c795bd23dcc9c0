'use client';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import type { Shift } from '../../model/schedule.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import type { EditorSlot } from './editor-slot.ts';
import { GanttEditor } from './gantt-editor.tsx';
import { GanttMenu } from './gantt-menu.tsx';
import * as styles from './gantt-panel.css.ts';
import { keyTable } from '../words/key-table.words.ts';

/** The list of shortcuts in a native dialog: it traps focus, closes on Escape and restores focus. */
function KeyList({ close }: { readonly close: () => void }) {
  const { words } = useGantt();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={() => !element.current?.open && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={styles.dialogHead}>
        {/* Takes the initial focus, so that the list opens at its top and not at its last control. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A read-only dialog is focused at its heading. */}
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {words.keys}
        </h2>
        <button type="button" className={styles.button} onClick={close}>
          {words.close}
        </button>
      </header>
      <div className={styles.keySections}>
        {(words.keyTable ?? keyTable).map(({ title, keys: lines }) => (
          <section key={title} className={styles.keySection}>
            <h3 className={styles.keyTitle}>{title}</h3>
            <dl className={styles.keyList}>
              {lines.map(([keys, effect]) => (
                <div key={keys} className={styles.keyPair}>
                  <dt className={styles.keyCaps}>
                    {keys.split(' | ').map((key) => (
                      <kbd key={key} className={styles.keyCap}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}

export interface GanttPanelProps {
  readonly renderEditor: ((slot: EditorSlot) => ReactNode) | undefined;
  readonly renderMenu:
    | ((shift: Shift, close: () => void, at?: { readonly x: number; readonly y: number }) => ReactNode)
    | undefined;
}

/** The panel open over the schedule: the shift editor, the menu or the list of shortcuts. */
export function GanttPanel({ renderEditor, renderMenu }: GanttPanelProps) {
  const { editor, readOnly } = useGantt();
  const panel = useSignal(editor.panel);
  const close = useCallback(() => {
    editor.panel.set(null);
    const focus = editor.focus.get();
    if (focus) editor.focusOn(focus, { take: true, anchor: editor.anchor() });
  }, [editor]);
  if (!panel) return null;
  if (panel.kind === 'keys') return <KeyList close={close} />;
  if (panel.kind === 'menu')
    return renderMenu ? (
      renderMenu(panel.shift, close, panel.at)
    ) : readOnly ? null : (
      <GanttMenu panel={panel} close={close} />
    );
  if (readOnly && !renderEditor) return null;
  return <GanttEditor key={panel.shift.id} shift={panel.shift} render={renderEditor} close={close} />;
}
