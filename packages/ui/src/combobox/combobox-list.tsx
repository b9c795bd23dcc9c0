'use client';
import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choices } from './choices.ts';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './combobox.messages.ts';

interface ComboboxListProps {
  readonly items: Choices;
  readonly chosen: string | null;
  readonly clearable: boolean;
  readonly label: string;
  readonly searchPlaceholder: string | undefined;
  /** Text typed on the closed field. */
  readonly typed: string;
  readonly loading: boolean;
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClear: () => void;
}

/** The search field and list inside a Combobox popover. */
export function ComboboxList({
  items,
  chosen,
  clearable,
  label,
  searchPlaceholder,
  typed,
  loading,
  onQueryChange,
  onChoose,
  onClear,
}: ComboboxListProps) {
  const text = useMessages(comboboxMessages);
  return (
    <ChoiceList
      component="Combobox"
      items={items}
      selectionMode="single"
      selected={new Set(chosen === null ? [] : [chosen])}
      onSelect={(keys) => {
        // The list deselects a selected choice when it's picked again. Here it stays selected and the list closes.
        const [id = chosen] = keys === 'all' ? [] : keys;
        if (id !== null) onChoose(id);
      }}
      label={label}
      searchLabel={searchPlaceholder ?? text('search')}
      loadingLabel={text('loading')}
      emptyText={(query) => (query ? text('none', { query }) : text('nothing'))}
      {...{ typed, loading, onQueryChange }}
      mark={{ after: <CheckIcon size={16} className={styles.check} /> }}
      renderFooter={() =>
        clearable &&
        chosen !== null && (
          <div className={styles.footer}>
            <Button size="sm" emphasis="plain" onClick={onClear} data-component="Combobox.Clear">
              {text('clear')}
            </Button>
          </div>
        )
      }
    />
  );
}
