import { expect } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { onlyFilters } from '@roadside/domain/metrics';
import type { ListBehind } from '@roadside/domain/reports';
import { reportsHandlers } from '../../reports/reports.handlers.ts';
import { runCall } from '../../reports/testing/run-call.ts';
import type { TestCaller } from '../../reports/testing/run-call.ts';

/**
 * Opens the list of calls behind a number as the drawer does, to its last page, and returns how many it counts. Where a
 * number counts surveys or offers, the list says how many those of its calls are.
 */
export async function countInList(caller: TestCaller, list: ListBehind): Promise<number> {
  const { slug, from, to, metric, part, only } = list;
  let listed = 0;
  let cursor: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    listed += page.data.length;
    cursor = page.meta.next_cursor;
    if (cursor !== null) continue;
    expect(listed, JSON.stringify(list)).toBe(page.meta.total_rows);
    return page.meta.counted ?? page.meta.total_rows;
  }
  function readPage(at: string | null) {
    return runCall(
      reportsHandlers,
      calls.dashboardData.std12eReduced,
      caller,
      {
        time_type: 'Range',
        args: { from, to, order_by: '-sc_dt', rows_per_page: 200, ...(at === null ? {} : { cursor: at }) },
        additional_filters: { ...onlyFilters(only), sc_dt__gte: from, sc_dt__lte: to },
        counted_by: { metric, part },
      },
      { chart_type: 'std12e_reduced', slug },
    );
  }
}
