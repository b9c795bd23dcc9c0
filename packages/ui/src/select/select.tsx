'use client';
import * as Radix from 'radix-ui/select';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { CheckIcon, SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as overlay from '../internal/overlay.css.ts';
import type { Size } from '../internal/tones.ts';
import { styleNonce } from '../internal/style-nonce.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import * as styles from './select.css.ts';
import { selectMessages } from './select.messages.ts';

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

/** Up to this many choices render immediately. Longer lists wait for hover or focus. */
const fewChoices = 30;

const isGroup = (entry: SelectItem | SelectGroup): entry is SelectGroup => 'items' in entry;

function Choice({ value, label, leading, description, disabled = false }: SelectItem) {
  const id = useId();
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      textValue={label}
      {...(description ? { 'aria-labelledby': `${id}l ${id}d` } : {})}
      data-component="Select.Item"
      className={overlay.choice}
    >
      {leading && <span className={overlay.choiceIcon}>{leading}</span>}
      <span className={overlay.choiceLabel}>
        <span id={`${id}l`}>
          <Radix.ItemText>{label}</Radix.ItemText>
        </span>{' '}
        {description && (
          <span id={`${id}d`} className={styles.hint}>
            {description}
          </span>
        )}
      </span>
      <span className={overlay.choiceMark}>
        <Radix.ItemIndicator>
          <CheckIcon size={16} />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  );
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
  open,
  defaultOpen,
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
  const choices = items.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  // Radix renders all choices even while closed, for typeahead. With a hundred or more, that delays the form around it.
  const [isMet, setMet] = useState(choices.length <= fewChoices || open === true || defaultOpen === true);
  const meet = () => isMet || startTransition(() => setMet(true));
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useMergedRef(ref, trigger);
  const sent = useRef<HTMLSelectElement>(null);
  const [first] = useState(chosen);
  useEffect(() => {
    if (sent.current) sent.current.value = chosen;
  });
  return (
    <Radix.Root
      value={chosen}
      onValueChange={(next) => control.readOnly || choose(next, undefined)}
      {...(control.readOnly ? { open: false } : open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      onOpenChange={(next) => {
        if (next) setMet(true);
        onOpenChange?.(next);
      }}
      disabled={control.disabled}
    >
      <Radix.Trigger
        {...rest}
        {...control.aria}
        {...control.data}
        ref={triggerRef}
        onFocus={(event) => {
          rest.onFocus?.(event);
          meet();
        }}
        onPointerEnter={(event) => {
          rest.onPointerEnter?.(event);
          meet();
        }}
        aria-required={control.required}
        aria-readonly={control.readOnly || undefined}
        aria-label={label}
        {...(label === undefined && control.labelId ? { 'aria-labelledby': control.labelId } : {})}
        data-component="Select.Trigger"
        data-size={size}
        className={cx(field.root({ size }), styles.trigger, className)}
      >
        <span className={styles.value}>
          <Radix.Value placeholder={placeholder ?? text('placeholder')}>
            {choices.find((item) => item.value === chosen)?.label}
          </Radix.Value>
        </span>
        <Radix.Icon className={styles.chevron}>
          <SelectorIcon size={16} />
        </Radix.Icon>
      </Radix.Trigger>
      {/*
        The control that a form submits. Radix's own has no choices before hydration, so the form could not be submitted
        until then. On reset the browser restores its initial choice, and Radix goes to the same one.
      */}
      {(name !== undefined || control.required) && (
        <select
          ref={sent}
          aria-hidden
          tabIndex={-1}
          name={name}
          required={control.required}
          disabled={control.disabled}
          defaultValue={first}
          onChange={(event) => choose(event.target.value, undefined)}
          onFocus={() => trigger.current?.focus()}
          className={styles.native}
        >
          <option value="">{placeholder ?? text('placeholder')}</option>
          {choices.map((item) => (
            <option key={item.value} value={item.value} disabled={item.disabled}>
              {item.label}
            </option>
          ))}
        </select>
      )}
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          data-component="Select.Content"
          className={cx(overlay.floating, styles.content)}
        >
          {/* The list box itself scrolls, because the keyboard moves inside it. */}
          <Radix.Viewport {...styleNonce()} style={{ overflow: 'visible' }} className={overlay.list}>
            {(isMet || open === true ? items : []).map((entry) =>
              isGroup(entry) ? (
                <Radix.Group key={entry.label}>
                  <Radix.Label className={overlay.groupLabel}>{entry.label}</Radix.Label>
                  {entry.items.map((item) => (
                    <Choice key={item.value} {...item} />
                  ))}
                </Radix.Group>
              ) : (
                <Choice key={entry.value} {...entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
