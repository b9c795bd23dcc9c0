import type { ViewColumns } from '@roadside/contract/schemas';
import { emptyTableState, restoreTableState, type TableState } from '@roadside/ui/data-table';
import { useCallback, useEffect, useMemo, useState } from 'react';

const keyOf = (screen: string) => `columns.${screen}`;

/** The columns of a table as a saved view stores them: hidden and pinned columns, order and widths. */
export function columnsOfState({ hidden, order, pinnedStart, pinnedEnd, widths }: TableState): ViewColumns {
  return {
    ...(hidden.length > 0 ? { hidden: [...hidden] } : {}),
    ...(order.length > 0 ? { order: [...order] } : {}),
    ...(pinnedStart.length > 0 ? { pinnedStart: [...pinnedStart] } : {}),
    ...(pinnedEnd.length > 0 ? { pinnedEnd: [...pinnedEnd] } : {}),
    ...(Object.keys(widths).length > 0
      ? { widths: Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, Math.round(width)])) }
      : {}),
  };
}

/**
 * The columns of a list. With a screen id they stay as this browser last showed them. The server doesn't know them, so
 * they are read after hydration.
 * @param first the columns before anybody chose any
 */
export function useColumns(screen: string | null, columnIds: readonly string[], first: TableState = emptyTableState) {
  const [columnState, setState] = useState<TableState>(first);
  const restore = useCallback((columns: ViewColumns) => setState(restoreTableState(columns, columnIds)), [columnIds]);
  useEffect(() => {
    const text = screen === null ? null : readStored(keyOf(screen));
    if (text !== null) setState(restoreTableState(text, columnIds));
    // Read once: later changes must not overwrite what the person changed since.
    // oxlint-disable-next-line react/exhaustive-deps -- read once per screen
  }, [screen]);
  const setColumnState = useCallback(
    (next: TableState) => {
      setState(next);
      if (screen !== null) store(keyOf(screen), columnsOfState(next));
    },
    [screen],
  );
  const kept = useMemo(() => columnsOfState(columnState), [columnState]);
  return { columnState, setColumnState, kept, restore };
}

/** Storage may be disabled, full, or hold data of another version; then the columns use their defaults. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function store(key: string, columns: ViewColumns): void {
  try {
    localStorage.setItem(key, JSON.stringify(columns));
  } catch {
    // Without storage the columns last until the page is left.
  }
}
