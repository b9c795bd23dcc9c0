'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '../button/button.tsx';
import * as combobox from '../combobox/combobox.css.ts';
import { CheckIcon, SearchIcon } from '../icons/icons.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { cx } from '../internal/cx.ts';
import { comboboxInput } from '../internal/combobox-input.ts';
import * as overlay from '../internal/overlay.css.ts';
import { matchText } from '../internal/text-match.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { MultiSelectItem, MultiSelectReason, MultiSelectSection } from './multi-select.tsx';
import * as styles from './multi-select.css.ts';
import { multiSelectMessages } from './multi-select.messages.ts';
import { withAdded, withRemoved, withShown } from './selection.ts';

interface MultiSelectListProps {
  readonly items: readonly (MultiSelectItem | MultiSelectSection)[];
  readonly chosen: readonly string[];
  readonly max: number | undefined;
  readonly label: string;
  readonly searchPlaceholder: string | undefined;
  /** What was typed on the closed field. */
  readonly typed: string;
  readonly loading: boolean;
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly onChoose: (chosen: readonly string[], reason: MultiSelectReason) => void;
}

const isSection = (entry: MultiSelectItem | MultiSelectSection): entry is MultiSelectSection => 'items' in entry;
/** Beyond so many choices only those in sight are drawn. */
const windowFrom = 100;
/** Px around the choices, as every list in a floating surface has it. */
const listPadding = 4;

/** The entries whose words answer the query, sections without any left out. */
function searched(items: MultiSelectListProps['items'], query: string): MultiSelectListProps['items'] {
  const answers = ({ label, description, keywords }: MultiSelectItem) => matchText(query, [label, description, keywords].filter(Boolean).join(' ')) !== null;
  return items.flatMap((entry): (MultiSelectItem | MultiSelectSection)[] => {
    if (!isSection(entry)) return answers(entry) ? [entry] : [];
    const left = entry.items.filter(answers);
    return left.length > 0 ? [{ ...entry, items: left }] : [];
  });
}

/** The search, the list and the summary inside a MultiSelect's popover. */
export function MultiSelectList({ items, chosen, max, label, searchPlaceholder, typed, loading, onQueryChange, onChoose }: MultiSelectListProps) {
  const text = useMessages(multiSelectMessages);
  const [query, setQuery] = useState(typed);
  const found = useMemo(() => (onQueryChange ? items : searched(items, query)), [items, query, onQueryChange]);
  const shown = useMemo(() => found.flatMap((entry) => (isSection(entry) ? entry.items : [entry])), [found]);
  const total = useMemo(() => items.reduce((sum, entry) => sum + (isSection(entry) ? entry.items.length : 1), 0), [items]);
  const full = max !== undefined && chosen.length >= max;
  const selected = useMemo(() => new Set(chosen), [chosen]);
  const open = shown.filter(({ id, disabled }) => !disabled && !selected.has(id));
  const fits = max === undefined || chosen.length + open.length <= max;
  const choice = (item: MultiSelectItem) => <Choice item={item} disabled={(item.disabled ?? false) || (full && !selected.has(item.id))} />;
  const windowed = (list: ReactNode) =>
    shown.length > windowFrom ? (
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, estimatedHeadingSize: 28, padding: listPadding }}>
        {list}
      </Virtualizer>
    ) : (
      list
    );
  return (
    <AriaLocale>
      <Autocomplete
        inputValue={query}
        onInputChange={(next) => {
          setQuery(next);
          onQueryChange?.(next);
        }}
      >
        <SearchField autoFocus type="text" aria-label={searchPlaceholder ?? text('search')} data-component="MultiSelect.Search" className={combobox.search}>
          <SearchIcon size={16} />
          <Input {...comboboxInput} placeholder={searchPlaceholder ?? text('search')} className={combobox.input} />
          {loading && <Spinner size="sm" label={text('loading')} />}
        </SearchField>
        {windowed(
          <ListBox
            aria-label={label}
            items={found}
            // What a row looks like hangs on more than its item.
            dependencies={[full, selected]}
            selectionMode="multiple"
            selectedKeys={selected}
            onSelectionChange={(keys) => {
              const next = keys === 'all' ? new Set(shown.map(({ id }) => id)) : new Set([...keys].map(String));
              onChoose(withShown(chosen, shown, next, max), 'pick');
            }}
            renderEmptyState={() => !loading && <div className={combobox.empty}>{query ? text('none', { query }) : text('nothing')}</div>}
            data-component="MultiSelect.List"
            className={cx(overlay.list, styles.list, shown.length > windowFrom && styles.windowed) ?? ''}
          >
            {(entry) =>
              isSection(entry) ? (
                <ListBoxSection id={`section ${entry.label}`}>
                  <Header className={overlay.groupLabel}>{entry.label}</Header>
                  <Collection items={entry.items} dependencies={[full, selected]}>
                    {choice}
                  </Collection>
                </ListBoxSection>
              ) : (
                choice(entry)
              )
            }
          </ListBox>,
        )}
      </Autocomplete>
      <div className={styles.footer}>
        <output className={styles.summary}>{max === undefined ? text('chosen', { count: chosen.length, total }) : text('chosenOf', { count: chosen.length, max })}</output>
        {open.length > 0 && fits && (
          <Button size="sm" emphasis="plain" onClick={() => onChoose(withAdded(chosen, open, max), 'all')} data-component="MultiSelect.All">
            {query ? text('allFound', { count: open.length }) : text('all')}
          </Button>
        )}
        {shown.some(({ id, disabled }) => !disabled && selected.has(id)) && (
          <Button size="sm" emphasis="plain" onClick={() => onChoose(withRemoved(chosen, shown), 'none')} data-component="MultiSelect.None">
            {text('clear')}
          </Button>
        )}
      </div>
    </AriaLocale>
  );
}

function Choice({ item, disabled }: { readonly item: MultiSelectItem; readonly disabled: boolean }) {
  return (
    <ListBoxItem id={item.id} textValue={item.label} isDisabled={disabled} data-component="MultiSelect.Item" className={overlay.choice}>
      <span className={styles.box}>
        <CheckIcon size={16} />
      </span>
      {item.leading && <span className={overlay.choiceIcon}>{item.leading}</span>}
      <span className={combobox.words}>
        <span className={combobox.line}>{item.label}</span>
        {item.description && <span className={combobox.hint}>{item.description}</span>}
      </span>
      {item.trailing}
    </ListBoxItem>
  );
}
