'use client';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import * as combobox from '../combobox/combobox.css.ts';
import { type Choices, type ComboboxItem, type ComboboxSection, withoutHeadings } from '../combobox/choices.ts';
import { useTypedSearch } from '../combobox/use-typed-search.ts';
import { useFieldControl } from '../field/field-context.ts';
import { SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { onDemand, OnDemandContent, useOpener } from '../popover/on-demand.tsx';
import { RequiredChoice } from '../select/required-choice.tsx';
import type { Size } from '../internal/tones.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import * as styles from './multi-select.css.ts';
import { multiSelectMessages } from './multi-select.messages.ts';
import { SelectedChips } from './selected-chips.tsx';
import { useSelection } from './use-selection.ts';

/** An item to choose, the same as in Combobox. */
export type MultiSelectItem = ComboboxItem;
/** Items under one heading. */
export type MultiSelectSection = ComboboxSection;
/** Why the selection changed. */
export type MultiSelectReason = 'pick' | 'all' | 'none' | 'remove' | 'reset';

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps {
  /** The items, flat or under headings. With `onQueryChange`, the search results. */
  readonly items: Choices;
  /** Selected ids in the order they were chosen. */
  readonly value?: readonly string[];
  /** @defaultValue none */
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: readonly string[], details: { reason: MultiSelectReason }) => void;
  /** Maximum number of selected items. */
  readonly max?: number;
  /** Searches remotely, such as on the server. Without it, `items` are searched locally. */
  readonly onQueryChange?: (query: string) => void;
  /** A search is in progress.
   * @defaultValue false */
  readonly loading?: boolean;
  /** Returns the label of a selected id that is not in `items`, as after a remote search.
   * @defaultValue its id */
  readonly labelOf?: (id: string) => string;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Accessible name of the list, and of the field outside a Field. */
  readonly label: string;
  /** @defaultValue 'Choose' */
  readonly placeholder?: string;
  /** @defaultValue 'Search' */
  readonly searchPlaceholder?: string;
  /** Number of selected items shown as chips. The rest are counted.
   * @defaultValue 2 */
  readonly chips?: number;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name of each selected id. */
  readonly name?: string;
  readonly id?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
  /** Receives the button that opens the list. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const none: readonly string[] = [];
const List = /* @__PURE__ */ onDemand(() =>
  import('./multi-select-list.tsx').then(({ MultiSelectList }) => MultiSelectList),
);

/**
 * Selects several of many items. Typing searches, Enter selects and deselects, and the list stays open. For a single
 * item, use Combobox; for a few that fit on the page, use Checkboxes.
 *
 * @example
 * <Field label="Stations"><MultiSelect label="Stations" items={stations} value={ids} onValueChange={setIds} max={20} /></Field>
 */
export function MultiSelect({
  items,
  value,
  defaultValue = none,
  onValueChange,
  max,
  onQueryChange,
  loading = false,
  labelOf,
  open,
  defaultOpen = false,
  onOpenChange,
  label,
  placeholder,
  searchPlaceholder,
  chips = 2,
  size = 'md',
  name,
  id,
  disabled,
  required,
  invalid,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: MultiSelectProps) {
  const text = useMessages(multiSelectMessages);
  const own = useId();
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  const controlId = control.aria.id ?? own;
  const trigger = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, trigger);
  const { chosen, choose, remove } = useSelection({ value, defaultValue, onValueChange, field: trigger });
  const { shown, show, typed, openByKey, typeAhead } = useTypedSearch({
    open,
    defaultOpen,
    onOpenChange,
    onQueryChange,
  });
  const names = new Map(withoutHeadings(items).map((item) => [item.id, item.label]));
  const nameOf = (chosenId: string) => names.get(chosenId) ?? labelOf?.(chosenId) ?? chosenId;
  const named = chosen.slice(0, chips);
  const others = chosen.length - named.length;
  const mayChange = !control.disabled && !control.readOnly;
  const onTriggerKey = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && last !== undefined) remove(last);
    else if (!openByKey(event)) return;
    event.preventDefault();
  };
  const opener = useOpener(trigger, [shown && !control.readOnly, show]);
  const heading = control.labelId ? undefined : label;
  const spoken =
    chosen.length === 0
      ? (placeholder ?? text('placeholder'))
      : [named.map(nameOf).join(', '), others > 0 && text('more', { count: others })].filter(Boolean).join(' ');
  return (
    <>
      <div
        {...rest}
        ref={frame}
        data-component="MultiSelect.Root"
        data-size={size}
        {...control.data}
        className={cx(field.root({ size }), styles.root, className)}
      >
        {named.length > 0 && <SelectedChips ids={named} nameOf={nameOf} onRemove={mayChange ? remove : undefined} />}
        <button
          ref={mergedRef}
          {...opener.button}
          {...control.aria}
          id={controlId}
          aria-label={[heading, spoken].filter(Boolean).join(': ')}
          {...(control.labelId && { 'aria-labelledby': `${control.labelId} ${controlId}` })}
          disabled={control.disabled}
          aria-disabled={control.readOnly || undefined}
          onKeyDown={control.readOnly ? undefined : onTriggerKey}
          {...List.ahead}
          data-component="MultiSelect.Trigger"
          data-placeholder={chosen.length === 0 || undefined}
          className={styles.trigger}
        >
          {chosen.length === 0 && <span className={styles.placeholder}>{placeholder ?? text('placeholder')}</span>}
          {others > 0 && <bdi className={styles.count}>{text('more', { count: others })}</bdi>}
          <SelectorIcon size={16} className={styles.chevron} />
        </button>
      </div>
      {name &&
        chosen.map((chosenId) => (
          <input key={chosenId} type="hidden" name={name} value={chosenId} disabled={control.disabled} />
        ))}
      {control.required && mayChange && <RequiredChoice missing={chosen.length === 0} opener={trigger} />}
      <OnDemandContent
        {...opener.content}
        anchor={frame}
        waiting={text('arriving')}
        waitingClassName={combobox.waiting}
        aria-label={label}
        onKeyDown={typeAhead}
        data-component="MultiSelect.Content"
        className={combobox.content}
      >
        <List.Part
          items={items}
          chosen={chosen}
          max={max}
          label={label}
          searchPlaceholder={searchPlaceholder}
          typed={typed}
          loading={loading}
          onQueryChange={onQueryChange}
          onChoose={choose}
        />
      </OnDemandContent>
    </>
  );
}
