'use client';
import { type KeyboardEvent, useState } from 'react';
import { type Openable, useOpen } from '../popover/on-demand.tsx';

interface TypedSearch extends Openable {
  readonly onQueryChange: ((query: string) => void) | undefined;
}

/** Open state of a searchable list. Text typed on its button, or before the list has loaded, becomes its first query. */
export function useTypedSearch({ onQueryChange, ...openable }: TypedSearch) {
  const [shown, setShown] = useOpen(openable);
  const [typed, setTyped] = useState('');
  const type = (query: string) => {
    setTyped(query);
    onQueryChange?.(query);
  };
  const show = (next: boolean, start = '') => {
    if (next) type(start);
    setShown(next);
  };
  /** Opens the list on ArrowDown or a typed character. @returns false for any other key. */
  const openByKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown') show(true);
    else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) show(true, shown ? typed + key : key);
    else return false;
    return true;
  };
  /** Adds letters typed on the popover before the list has loaded; later ones go into the search field. */
  const typeAhead = (event: KeyboardEvent) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (target !== currentTarget || key.length !== 1 || ctrlKey || metaKey || altKey) return;
    // The list may come and focus its search field within this press, which would then type the letter once more.
    event.preventDefault();
    type(typed + key);
  };
  return { shown, show, typed, openByKey, typeAhead };
}
