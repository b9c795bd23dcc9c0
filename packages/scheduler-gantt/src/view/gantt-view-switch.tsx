'use client';
import * as styles from './gantt.css.ts';
import type { GanttWords } from './words/gantt.words.ts';

interface GanttViewSwitchProps {
  readonly words: GanttWords;
  readonly view: 'list' | 'timeline';
  readonly onChange: (view: 'list' | 'timeline') => void;
}

/** On a phone: the list first, the chart second. */
export function GanttViewSwitch({ words, view, onChange }: GanttViewSwitchProps) {
  return (
    <div role="group" aria-label={words.viewsName} className={styles.viewSwitch}>
      {(['list', 'timeline'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className={styles.viewButton}
          onClick={() => onChange(each)}
        >
          {words.views[each]}
        </button>
      ))}
    </div>
  );
}
