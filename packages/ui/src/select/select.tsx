'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { SelectorIcon } from '../icons/icons.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { PartLost } from '../internal/fetched-part.tsx';
import { useLatePart } from '../internal/late-part.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import { selectList } from './select-late.ts';
import * as styles from './select.css.ts';
import type { SelectOpener } from './select-list.tsx';
import { selectMessages } from './select.messages.ts';
import { SubmittedChoice } from './submitted-choice.tsx';

/** An item to choose. */
export interface SelectItem {
  readonly value: string;
  readonly label: string;
  readonly leading?: ReactNode;
  /** A second line that explains it. */
  readonly description?: string;
  readonly disabled?: boolean;
}

/** Items under one heading. */
export interface SelectGroup {
  readonly label: string;
  readonly items: readonly SelectItem[];
}

/** Props of {@link Select}. All other props go to the button that opens it. */
export interface SelectProps extends ElementProps<
  'button',
  'value' | 'defaultValue' | 'children' | 'role' | 'type' | 'aria-invalid'
> {
  /** The items, flat or under headings. For more than about twenty, use a searchable picker. */
  readonly items: readonly (SelectItem | SelectGroup)[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** @defaultValue 'Choose' */
  readonly placeholder?: string;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Form field name. */
  readonly name?: string;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

/**
 * Picks one of a few choices. Put it in a Field, which labels it.
 *
 * @example
 * <Field label="Facility type"><Select items={facilityTypes} value={type} onValueChange={setType} /></Field>
 */
export function Select({
  items,
  value,
  defaultValue,
  onValueChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  placeholder,
  size = 'md',
  name,
  id,
  disabled,
  required,
  invalid,
  className,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  onFocus,
  onPointerEnter,
  onPointerDown,
  onClick,
  onKeyDown,
  ...rest
}: SelectProps) {
  const text = useMessages(selectMessages);
  const control = useFieldControl({ id, disabled, required, invalid, 'aria-describedby': describedBy });
  const [chosen = '', choose] = useControllable<string>({
    value,
    defaultValue: defaultValue ?? '',
    onValueChange: onValueChange && ((next) => onValueChange(next)),
    component: 'Select',
  });
  const [isOpen, setOpen] = useControllable<boolean>({
    value: givenOpen,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange && ((next) => onOpenChange(next)),
    component: 'Select',
  });
  const open = isOpen && !control.readOnly;
  const show = (next: boolean) => setOpen(next, undefined);
  const choices = items.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const current = choices.find((item) => item.value === chosen);
  // A page holds many selects and opens one or two, so Radix mounts only on the first hover or focus.
  const [met, setMet] = useState(open);
  if (open && !met) setMet(true);
  const { part: list, lost } = useLatePart(selectList, open);
  useEffect(() => selectList.loadWhenIdle(), []);
  const meet = () => {
    setMet(true);
    void selectList.load();
  };
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useMergedRef(ref, trigger);
  const listId = useId();
  /** Radix's handlers, once it is mounted. Until then the button opens the list by itself. */
  const opener = useRef<SelectOpener>(null);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (opener.current) return opener.current.onPointerDown(event);
    if (event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return;
    show(true);
    // The list takes focus, and the default action of the press would move it away again.
    event.preventDefault();
  };
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (opener.current) opener.current.onClick(event);
    else show(true);
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (opener.current) return opener.current.onKeyDown(event);
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    show(true);
  };
  const [first] = useState(chosen);
  const keepOpener = useCallback((radix: SelectOpener | null) => {
    opener.current = radix;
  }, []);
  useFormReset(trigger, () => choose(first, undefined));
  return (
    <>
      <button
        role="combobox"
        aria-autocomplete="none"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        {...rest}
        {...control.aria}
        {...control.data}
        type="button"
        ref={triggerRef}
        disabled={control.disabled}
        onFocus={composeHandlers<FocusEvent<HTMLButtonElement>>(onFocus, meet)}
        onPointerEnter={composeHandlers<PointerEvent<HTMLButtonElement>>(onPointerEnter, meet)}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          if (!event.defaultPrevented) press(event);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) click(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) key(event);
        }}
        aria-required={control.required}
        aria-readonly={control.readOnly || undefined}
        aria-label={label}
        {...(label === undefined && control.labelId ? { 'aria-labelledby': control.labelId } : {})}
        data-component="Select.Trigger"
        data-size={size}
        data-state={open ? 'open' : 'closed'}
        data-disabled={control.disabled ? '' : undefined}
        data-placeholder={chosen === '' ? '' : undefined}
        className={cx(field.root({ size }), styles.trigger, className)}
      >
        <span className={styles.value}>{chosen === '' ? (placeholder ?? text('placeholder')) : current?.label}</span>
        <SelectorIcon size={16} className={styles.chevron} />
      </button>
      {(name !== undefined || control.required) && (
        <SubmittedChoice
          name={name}
          required={control.required}
          disabled={control.disabled}
          defaultValue={first}
          value={chosen}
          choices={choices}
          placeholder={placeholder ?? text('placeholder')}
          onChoose={(next) => choose(next, undefined)}
          opener={trigger}
        />
      )}
      {list && met && (
        <list.SelectList
          {...{ items, open, trigger, listId }}
          onOpener={keepOpener}
          value={chosen}
          onValueChange={(next) => control.readOnly || choose(next, undefined)}
          onOpenChange={show}
          disabled={control.disabled ?? false}
        />
      )}
      {open && lost && <PartLost />}
    </>
  );
}
