import { useNavigate } from '@remix-run/react';
import { typeLabel, type GeographyType } from '@roadside/domain/geography';
import { SearchField } from '@roadside/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import * as styles from './table-element.css.ts';

/** Filters the rows by name; typing updates the URL after a debounce. */
export function RowSearch({ state, childType }: { readonly state: DashboardState; readonly childType: GeographyType }) {
  const navigate = useNavigate();
  const [text, setText] = useState(state.search);
  const written = useRef(state.search);
  useEffect(() => {
    // Back, forward and "Show all" change the URL from outside.
    if (state.search !== written.current) setText(state.search);
    written.current = state.search;
  }, [state.search]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      navigate({ search: dashboardSearch(state, { search: text }) }, { replace: true, preventScrollReset: true });
    }, 250);
    return () => clearTimeout(timer);
  }, [text, state, navigate]);
  return (
    <SearchField
      value={text}
      onValueChange={setText}
      size="sm"
      placeholder={`Find a ${typeLabel(childType).toLowerCase()}`}
      className={styles.search}
    />
  );
}
