'use client';
import { useMemo } from 'react';
import { Button } from '../button/button.tsx';
import { ChoiceList } from '../combobox/choice-list.tsx';
import { type Choices, withoutHeadings } from '../combobox/choices.ts';
import * as combobox from '../combobox/combobox.css.ts';
import { CheckIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import type { MultiSelectReason } from './multi-select.tsx';
import * as styles from './multi-select.css.ts';
import { multiSelectMessages } from './multi-select.messages.ts';
import { withAdded, withRemoved, withShown } from './selection.ts';

interface MultiSelectListProps {
  readonly items: Choices;
  readonly chosen: readonly string[];
  readonly max: number | undefined;
  readonly label: string;
  readonly searchPlaceholder: string | undefined;
  /** Text typed while the list was closed. */
  readonly typed: string;
  readonly loading: boolean;
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly onChoose: (chosen: readonly string[], reason: MultiSelectReason) => void;
}

/** The search, the list and the summary inside a MultiSelect's popover. */
export function MultiSelectList({
  items,
  chosen,
  max,
  label,
  searchPlaceholder,
  typed,
  loading,
  onQueryChange,
  onChoose,
}: MultiSelectListProps) {
  const text = useMessages(multiSelectMessages);
  const total = useMemo(() => withoutHeadings(items).length, [items]);
  const selected = useMemo(() => new Set(chosen), [chosen]);
  return (
    <ChoiceList
      component="MultiSelect"
      items={items}
      selectionMode="multiple"
      selected={selected}
      onSelect={(keys, { shown }) =>
        onChoose(withShown(chosen, shown, keys === 'all' ? new Set(shown.map(({ id }) => id)) : keys, max), 'pick')
      }
      full={max !== undefined && chosen.length >= max}
      label={label}
      searchLabel={searchPlaceholder ?? text('search')}
      loadingLabel={text('loading')}
      emptyText={(query) => (query ? text('none', { query }) : text('nothing'))}
      {...{ typed, loading, onQueryChange }}
      mark={{
        before: (
          <span className={styles.box}>
            <CheckIcon size={16} />
          </span>
        ),
      }}
      renderFooter={({ query, shown }) => {
        const open = shown.filter(({ id, disabled }) => !disabled && !selected.has(id));
        const fits = max === undefined || chosen.length + open.length <= max;
        return (
          <div className={combobox.footer}>
            <output className={styles.summary}>
              {max === undefined
                ? text('chosen', { count: chosen.length, total })
                : text('chosenOf', { count: chosen.length, max })}
            </output>
            {open.length > 0 && fits && (
              <Button
                size="sm"
                emphasis="plain"
                onClick={() => onChoose(withAdded(chosen, open, max), 'all')}
                data-component="MultiSelect.All"
              >
                {query ? text('allFound', { count: open.length }) : text('all')}
              </Button>
            )}
            {shown.some(({ id, disabled }) => !disabled && selected.has(id)) && (
              <Button
                size="sm"
                emphasis="plain"
                onClick={() => onChoose(withRemoved(chosen, shown), 'none')}
                data-component="MultiSelect.None"
              >
                {text('clear')}
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
