'use client';
import { useContext, useRef, useState } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { searchFieldMessages } from './search-field.messages.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'leading' | 'trailing' | 'value' | 'defaultValue' | 'onValueChange'
> {
  readonly value?: string;
  /** @defaultValue '' */
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string, details: { reason: 'type' | 'clear' | 'reset' }) => void;
}

/**
 * A search input. Escape and the button clear it; the page decides when to search.
 *
 * @example
 * <SearchField value={query} onValueChange={setQuery} placeholder="Station, driver or call" />
 */
export function SearchField({
  value,
  defaultValue = '',
  onValueChange,
  onKeyDown,
  'aria-label': label,
  placeholder,
  ref,
  ...rest
}: SearchFieldProps) {
  const text = useMessages(searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(ref, input);
  const inField = useContext(FieldContext) !== null;
  const [query, setQuery] = useControllable<string, { reason: 'type' | 'clear' | 'reset' }>({
    value,
    defaultValue,
    onValueChange,
    component: 'SearchField',
  });
  const [first] = useState(query);
  useFormReset(input, () => setQuery(first, { reason: 'reset' }));
  const clear = () => {
    setQuery('', { reason: 'clear' });
    input.current?.focus();
  };
  return (
    <TextField
      {...rest}
      ref={mergedRef}
      type="search"
      role="searchbox"
      {...(label !== undefined || !inField ? { 'aria-label': label ?? placeholder ?? text('label') } : {})}
      placeholder={placeholder ?? text('label')}
      autoComplete="off"
      spellCheck={false}
      value={query}
      onValueChange={(next) => setQuery(next, { reason: 'type' })}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.key !== 'Escape' || query === '') return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      leading={<SearchIcon size={16} />}
      trailing={
        query && (
          <IconButton label={text('clear')} size="sm" onClick={clear} data-component="SearchField.Clear">
            <CloseIcon size={16} />
          </IconButton>
        )
      }
    />
  );
}
