import { SearchField } from '@roadside/ui/search-field';
import { useEffect, useState } from 'react';
import { useDebounced } from '../resource/use-debounced.ts';
import { afterArrival, searchOf } from './typed-search.ts';

interface AddressSearchProps {
  /** The text in the address. */
  readonly text: string;
  readonly placeholder: string;
  /** @defaultValue the placeholder */
  readonly label?: string;
  readonly className: string;
  readonly onChange: (text: string) => void;
}

/** Sends typed text to the address once the person pauses, and shows the text when the address changes. */
export function AddressSearch({ text, placeholder, label = placeholder, className, onChange }: AddressSearchProps) {
  const [search, setSearch] = useState(() => searchOf(text));
  const now = afterArrival(search, text);
  if (now !== search) setSearch(now);
  const typed = now.typed.trim();
  const settled = useDebounced(typed, 300);
  useEffect(() => {
    if (settled !== typed || settled === text) return;
    setSearch((before) => ({ ...before, sent: [...before.sent, settled] }));
    onChange(settled);
    // oxlint-disable-next-line react/exhaustive-deps -- a new handler must not send the same text again
  }, [settled]);
  return (
    <SearchField
      value={now.typed}
      onValueChange={(value) => setSearch((before) => ({ ...before, typed: value }))}
      placeholder={placeholder}
      aria-label={label}
      className={className}
    />
  );
}
