'use client';
import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as select from '../select/select.css.ts';
import * as field from '../text-field/text-field.css.ts';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { ComboboxList } from './combobox-list.tsx';

/** One thing to find and choose. */
export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the type and the path of a geography. */
  readonly description?: string;
  /** More words to find it by. */
  readonly keywords?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
}

/** Things to find under one heading. */
export interface ComboboxSection {
  readonly label: string;
  readonly items: readonly ComboboxItem[];
}

/** Props of {@link Combobox}. */
export interface ComboboxProps {
  /** The choices, plain or under headings. With `onQueryChange` they are what the search found. */
  readonly items: readonly (ComboboxItem | ComboboxSection)[];
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  readonly onValueChange?: (value: string) => void;
  /** Searches elsewhere, such as on the server; without it the items are filtered here. */
  readonly onQueryChange?: (query: string) => void;
  /** A search is under way.
   * @defaultValue false */
  readonly loading?: boolean;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Names the list, and the trigger when no Field does. */
  readonly label: string;
  /** @defaultValue 'Choose' */
  readonly placeholder?: string;
  /** @defaultValue 'Search' */
  readonly searchPlaceholder?: string;
  /** Shown on the trigger when the chosen item is not among `items`. */
  readonly valueLabel?: string;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Name of the value in a form. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly className?: string;
  /** Another trigger than the field, such as the name of the place in the breadcrumb. */
  readonly children?: ReactElement;
}

const isSection = (entry: ComboboxItem | ComboboxSection): entry is ComboboxSection => 'items' in entry;

/**
 * Finds one of many by typing: a geography, a driver, a dashboard. Radix opens it, React Aria holds the list.
 *
 * @example
 * <Field label="Station"><Combobox label="Stations" items={stations} value={id} onValueChange={setId} /></Field>
 */
export function Combobox({ items, value, defaultValue = null, onValueChange, onQueryChange, loading = false, open, onOpenChange, label, placeholder, searchPlaceholder, valueLabel, size = 'md', name, disabled, invalid, className, children }: ComboboxProps) {
  const text = useMessages(comboboxMessages);
  const valueId = useId();
  const control = useFieldControl({ disabled, invalid });
  const [chosen, choose] = useControllable<string | null, undefined>({ value, defaultValue, onValueChange: (next) => next !== null && onValueChange?.(next), component: 'Combobox' });
  const sent = useRef<HTMLInputElement>(null);
  const [first] = useState(chosen);
  useFormReset(sent, () => choose(first, undefined));
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const show = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const all = items.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
  const current = all.find((item) => item.id === chosen)?.label ?? (chosen === null ? undefined : valueLabel);
  return (
    <Radix.Root open={shown && !control.readOnly} onOpenChange={show}>
      {children ? (
        <Radix.Trigger asChild disabled={control.disabled}>
          {children}
        </Radix.Trigger>
      ) : (
        <Radix.Trigger
          {...control.aria}
          {...control.data}
          disabled={control.disabled}
          aria-disabled={control.readOnly || undefined}
          {...(control.labelId ? { 'aria-labelledby': `${control.labelId} ${valueId}` } : { 'aria-label': `${label}: ${current ?? placeholder ?? text('placeholder')}` })}
          data-component="Combobox.Trigger"
          data-size={size}
          data-placeholder={current === undefined || undefined}
          className={cx(field.root({ size }), select.trigger, className)}
        >
          <span id={valueId} className={select.value}>{current ?? placeholder ?? text('placeholder')}</span>
          <SelectorIcon size={16} className={select.chevron} />
        </Radix.Trigger>
      )}
      {name && <input ref={sent} type="hidden" name={name} value={chosen ?? ''} disabled={control.disabled} />}
      <Radix.Portal>
        <Radix.Content align="start" sideOffset={4} collisionPadding={8} aria-label={label} data-component="Combobox.Content" className={cx(overlay.floating, styles.content)}>
          <ComboboxList
            items={items}
            chosen={chosen}
            label={label}
            searchPlaceholder={searchPlaceholder ?? text('search')}
            loading={loading}
            onQueryChange={onQueryChange}
            onChoose={(id) => {
              choose(id, undefined);
              show(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
