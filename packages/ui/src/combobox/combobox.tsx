'use client';
import * as Slot from 'radix-ui/slot';
import { type KeyboardEvent, type ReactElement, type Ref, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { onDemand, OnDemandContent, useOpener } from '../popover/on-demand.tsx';
import { RequiredChoice } from '../select/required-choice.tsx';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as select from '../select/select.css.ts';
import * as field from '../text-field/text-field.css.ts';
import { type Choices, withoutHeadings } from './choices.ts';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** How the choice changed. */
export type ComboboxReason = 'pick' | 'clear' | 'reset';

/** Props of {@link Combobox}. */
export interface ComboboxProps {
  /** The choices, flat or grouped under headings. With `onQueryChange` they are the search results. */
  readonly items: Choices;
  readonly value?: string | null;
  /** @defaultValue null */
  readonly defaultValue?: string | null;
  /** Called with an id, or with null when the field is cleared or its form is reset. */
  readonly onValueChange?: (value: string | null, details: { reason: ComboboxReason }) => void;
  /** Whether the selection can be cleared.
   * @defaultValue false */
  readonly clearable?: boolean;
  /**
   * Runs the search elsewhere, such as on the server. Without it the items are searched locally, each word separately.
   */
  readonly onQueryChange?: (query: string) => void;
  /** A search is in progress.
   * @defaultValue false */
  readonly loading?: boolean;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Labels the list, and the trigger when there is no Field. */
  readonly label: string;
  /** @defaultValue 'Choose' */
  readonly placeholder?: string;
  /** @defaultValue 'Search' */
  readonly searchPlaceholder?: string;
  /** Shown on the trigger when the selected item isn't among `items`. */
  readonly valueLabel?: string;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name. */
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
  /** Ref to the button that opens the list, unless `children` replaces it. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** A custom trigger instead of the field, such as the location name in a breadcrumb. */
  readonly children?: ReactElement;
}

const List = /* @__PURE__ */ onDemand(() => import('./combobox-list.tsx').then(({ ComboboxList }) => ComboboxList));

/**
 * Selects one of many by typing: a geography, a driver, a dashboard. Radix provides the popover, React Aria the list.
 * For several, use MultiSelect; for a few, Select.
 *
 * @example
 * <Field label="Station"><Combobox label="Stations" items={stations} value={id} onValueChange={setId} /></Field>
 */
export function Combobox({
  items,
  value,
  defaultValue = null,
  onValueChange,
  clearable = false,
  onQueryChange,
  loading = false,
  open,
  defaultOpen = false,
  onOpenChange,
  label,
  placeholder,
  searchPlaceholder,
  valueLabel,
  size = 'md',
  name,
  id,
  disabled,
  required,
  invalid,
  className,
  ref,
  children,
  'aria-describedby': describedBy,
}: ComboboxProps) {
  const text = useMessages(comboboxMessages);
  const valueId = useId();
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  const [chosen, choose] = useControllable<string | null, { reason: ComboboxReason }>({
    value,
    defaultValue,
    onValueChange,
    component: 'Combobox',
  });
  const { shown, show, typed, openByKey, typeAhead } = useTypedSearch({
    open,
    defaultOpen,
    onOpenChange,
    onQueryChange,
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(ref, trigger);
  const sent = useRef<HTMLInputElement>(null);
  const [first] = useState(chosen);
  useFormReset(name === undefined ? trigger : sent, () => choose(first, { reason: 'reset' }));
  const clear = () => choose(null, { reason: 'clear' });
  const onTriggerKey = (event: KeyboardEvent) => {
    if (clearable && chosen !== null && (event.key === 'Backspace' || event.key === 'Delete')) clear();
    else if (!openByKey(event)) return;
    event.preventDefault();
  };
  const current =
    withoutHeadings(items).find((item) => item.id === chosen)?.label ?? (chosen === null ? undefined : valueLabel);
  const seen = current ?? placeholder ?? text('placeholder');
  const mayChange = !control.disabled && !control.readOnly;
  const opener = useOpener(trigger, [shown && !control.readOnly, show]);
  return (
    <>
      {children ? (
        <Slot.Root ref={trigger} {...opener.button} {...(control.disabled && { disabled: true })} {...List.ahead}>
          {children}
        </Slot.Root>
      ) : (
        <button
          ref={mergedRef}
          {...opener.button}
          {...control.aria}
          {...control.data}
          disabled={control.disabled}
          aria-disabled={control.readOnly || undefined}
          {...(control.labelId
            ? { 'aria-labelledby': `${control.labelId} ${valueId}` }
            : { 'aria-label': `${label}: ${seen}` })}
          onKeyDown={mayChange ? onTriggerKey : undefined}
          {...List.ahead}
          data-component="Combobox.Trigger"
          data-size={size}
          data-placeholder={current === undefined || undefined}
          className={cx(field.root({ size }), select.trigger, className)}
        >
          <span id={valueId} className={select.value}>
            {seen}
          </span>
          <SelectorIcon size={16} className={select.chevron} />
        </button>
      )}
      {name && <input ref={sent} type="hidden" name={name} value={chosen ?? ''} disabled={control.disabled} />}
      {control.required && mayChange && <RequiredChoice missing={chosen === null} opener={trigger} />}
      <OnDemandContent
        {...opener.content}
        anchor={trigger}
        waiting={text('arriving')}
        waitingClassName={styles.waiting}
        aria-label={label}
        onKeyDown={typeAhead}
        data-component="Combobox.Content"
        className={styles.content}
      >
        <List.Part
          {...{ items, chosen, clearable, label, searchPlaceholder, typed, loading, onQueryChange }}
          onChoose={(next) => {
            choose(next, { reason: 'pick' });
            show(false);
          }}
          onClear={() => {
            clear();
            show(false);
          }}
        />
      </OnDemandContent>
    </>
  );
}
