'use client';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SearchIcon } from '../icons/icons.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { comboboxInput } from '../internal/combobox-input.ts';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type Choices, type ComboboxItem, isSection, searched, withoutHeadings } from './choices.ts';
import * as styles from './combobox.css.ts';

/** Above this many choices the list is virtualized. */
const windowFrom = 100;
/** Padding around the choices in px, same as every list in a floating surface. */
const listPadding = 4;

/** Search results. */
export interface Found {
  readonly query: string;
  readonly shown: readonly ComboboxItem[];
}

interface ChoiceListProps {
  /** The component these parts belong to, used in their `data-component`. */
  readonly component: 'Combobox' | 'MultiSelect';
  readonly items: Choices;
  readonly selectionMode: 'single' | 'multiple';
  readonly selected: ReadonlySet<string>;
  /** Called with the selection among the choices shown; `all` means every one of them. */
  readonly onSelect: (keys: ReadonlySet<string> | 'all', found: Found) => void;
  /** The maximum is reached: choices can only be deselected. */
  readonly full?: boolean;
  readonly label: string;
  readonly searchLabel: string;
  readonly loadingLabel: string;
  /** Text shown when there are no matches, or no choices at all. */
  readonly emptyText: (query: string) => string;
  /** Initial search text. */
  readonly typed: string;
  readonly loading: boolean;
  readonly onQueryChange: ((query: string) => void) | undefined;
  /** Marks selected choices, before or after the label. */
  readonly mark: { readonly before?: ReactElement; readonly after?: ReactElement };
  readonly renderFooter: (found: Found) => ReactNode;
}

/** The search field and list inside a Combobox or MultiSelect popover. */
export function ChoiceList({
  component,
  items,
  selectionMode,
  selected,
  onSelect,
  full = false,
  label,
  searchLabel,
  loadingLabel,
  emptyText,
  typed,
  loading,
  onQueryChange,
  mark,
  renderFooter,
}: ChoiceListProps) {
  const [query, setQuery] = useState(typed);
  const choices = useMemo(() => (onQueryChange ? items : searched(items, query)), [items, query, onQueryChange]);
  const shown = useMemo(() => withoutHeadings(choices), [choices]);
  const windowed = shown.length > windowFrom;
  // Rows also depend on state outside their item.
  const dependencies = [full, selected];
  const choice = (item: ComboboxItem) => (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      isDisabled={(item.disabled ?? false) || (full && !selected.has(item.id))}
      data-component={`${component}.Item`}
      className={overlay.choice}
    >
      {mark.before}
      {item.leading && <span className={overlay.choiceIcon}>{item.leading}</span>}
      <span className={styles.words}>
        <span className={styles.line}>{item.label}</span>
        {item.description && <span className={styles.hint}>{item.description}</span>}
      </span>
      {item.trailing}
      {mark.after}
    </ListBoxItem>
  );
  const list = (
    <ListBox
      aria-label={label}
      items={choices}
      dependencies={dependencies}
      selectionMode={selectionMode}
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect(keys === 'all' ? keys : new Set([...keys].map(String)), { query, shown })}
      renderEmptyState={() => <div className={styles.empty}>{loading ? loadingLabel : emptyText(query)}</div>}
      data-component={`${component}.List`}
      className={cx(overlay.list, styles.list, windowed && styles.windowed) ?? ''}
    >
      {(entry) =>
        isSection(entry) ? (
          <ListBoxSection id={`section ${entry.label}`}>
            <Header className={overlay.groupLabel}>{entry.label}</Header>
            <Collection items={entry.items} dependencies={dependencies}>
              {choice}
            </Collection>
          </ListBoxSection>
        ) : (
          choice(entry)
        )
      }
    </ListBox>
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
        <SearchField
          autoFocus
          type="text"
          aria-label={searchLabel}
          data-component={`${component}.Search`}
          className={styles.search}
        >
          <SearchIcon size={16} />
          <Input {...comboboxInput} placeholder={searchLabel} className={styles.input} />
          {loading && <Spinner size="sm" label={loadingLabel} />}
        </SearchField>
        {windowed ? (
          <Virtualizer
            layout={ListLayout}
            layoutOptions={{ estimatedRowSize: 36, estimatedHeadingSize: 28, padding: listPadding }}
          >
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Autocomplete>
      {renderFooter({ query, shown })}
    </AriaLocale>
  );
}
