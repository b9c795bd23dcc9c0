'use client';
import * as Radix from 'radix-ui/select';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { SelectorIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as field from '../text-field/text-field.css.ts';
import { isGroup, SelectContent } from './select-content.tsx';
import * as styles from './select.css.ts';
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

/** Up to this many choices render immediately. Longer lists wait for hover or focus. */
const fewChoices = 30;

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
  const [first] = useState(chosen);
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
      <SelectContent items={isMet || open === true ? items : []} />
    </Radix.Root>
  );
}
