'use client';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import type { DataTableProps, StateReason } from '../data-table.props.ts';
import { emptyTableState, type TableState } from '../model/table-state.ts';

/** Changes the state: a partial value, or a function of the latest state. */
export type ChangeState = (
  change: Partial<TableState> | ((state: TableState) => Partial<TableState> | null),
  reason: StateReason,
) => void;

/** The table's state, controlled or not. */
export function useTableState<Row extends DataRow>({
  state: value,
  defaultState,
  onStateChange,
}: Pick<DataTableProps<Row>, 'state' | 'defaultState' | 'onStateChange'>): readonly [
  TableState,
  ChangeState,
  TableState,
] {
  const [initial] = useState<TableState>(() => ({ ...emptyTableState, ...defaultState }));
  const [state, setState] = useControllable<TableState, { readonly reason: StateReason }>({
    value,
    defaultValue: initial,
    onValueChange: onStateChange,
    component: 'DataTable',
  });
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback<ChangeState>(
    (asked, reason) => {
      const partial = typeof asked === 'function' ? asked(latest.current) : asked;
      if (partial) setState({ ...latest.current, ...partial }, { reason });
    },
    [setState],
  );
  return useMemo(() => [state, change, initial] as const, [state, change, initial]);
}
