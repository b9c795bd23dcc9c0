'use client';
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { CheckIcon, SearchIcon } from '../icons/icons.ts';
import { comboboxInput } from '../internal/combobox-input.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './combobox.messages.ts';
import type { ComboboxItem, ComboboxSection } from './combobox.tsx';

interface ComboboxListProps {
  readonly items: readonly (ComboboxItem | ComboboxSection)[];
  readonly chosen: string | null;
  readonly label: string;
  readonly searchPlaceholder: string;
  readonly loading: boolean;
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly onChoose: (id: string) => void;
}

const isSection = (entry: ComboboxItem | ComboboxSection): entry is ComboboxSection => 'items' in entry;

function Choice({ item }: { readonly item: ComboboxItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={[item.label, item.description, item.keywords].filter(Boolean).join(' ')}
      isDisabled={item.disabled ?? false}
      data-component="Combobox.Item"
      className={overlay.choice}
    >
      {item.leading && <span className={overlay.choiceIcon}>{item.leading}</span>}
      <span className={styles.words}>
        <span className={styles.line}>{item.label}</span>
        {item.description && <span className={styles.hint}>{item.description}</span>}
      </span>
      {item.trailing}
      <CheckIcon size={16} className={styles.check} />
    </ListBoxItem>
  );
}

/** The search and the list inside a Combobox's popover. */
export function ComboboxList({ items, chosen, label, searchPlaceholder, loading, onQueryChange, onChoose }: ComboboxListProps) {
  const { locale } = useUiSettings();
  return (
    <I18nProvider locale={locale}>
      <SearchedList {...{ items, chosen, label, searchPlaceholder, loading, onQueryChange, onChoose }} />
    </I18nProvider>
  );
}

function SearchedList({ items, chosen, label, searchPlaceholder, loading, onQueryChange, onChoose }: ComboboxListProps) {
  const text = useMessages(comboboxMessages);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
      {...(onQueryChange ? {} : { filter: contains })}
    >
      <SearchField autoFocus type="text" aria-label={searchPlaceholder} data-component="Combobox.Search" className={styles.search}>
        <SearchIcon size={16} />
        <Input {...comboboxInput} placeholder={searchPlaceholder} className={styles.input} />
        {loading && <Spinner size="sm" label={text('loading')} />}
      </SearchField>
      <ListBox
        aria-label={label}
        items={items}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          // Choosing the chosen one again also closes.
          const [id] = keys === 'all' ? [] : keys;
          onChoose(String(id ?? chosen));
        }}
        renderEmptyState={() => <div className={styles.empty}>{loading ? text('loading') : query ? text('none', { query }) : text('nothing')}</div>}
        data-component="Combobox.List"
        className={`${overlay.list} ${styles.list}`}
      >
        {(entry) =>
          isSection(entry) ? (
            <ListBoxSection id={`section ${entry.label}`}>
              <Header className={overlay.groupLabel}>{entry.label}</Header>
              <Collection items={entry.items}>{(item) => <Choice item={item} />}</Collection>
            </ListBoxSection>
          ) : (
            <Choice item={entry} />
          )
        }
      </ListBox>
    </Autocomplete>
  );
}
