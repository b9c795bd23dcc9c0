import { useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useMemo } from 'react';
import { readListState, writeListState, type ListDefinition, type ListState } from './list-state.ts';

/** The state of a list in the address, with a setter. Each change adds a history entry the back button undoes. */
export function useListState(definition: ListDefinition) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(query, definition), [query, definition]);
  const hrefOf = useCallback((next: ListState) => writeListState(query, next, definition) || '?', [query, definition]);
  const change = useCallback(
    (next: ListState) => void navigate(hrefOf(next), { preventScrollReset: true }),
    [navigate, hrefOf],
  );
  return { state, hrefOf, change };
}
