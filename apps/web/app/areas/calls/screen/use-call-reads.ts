import type { CallDays } from '@roadside/contract/schemas';
import { useExcelExport } from '../../../kit/export/use-excel-export.ts';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import type { callAddresses } from '../model/call-list.ts';
import type {
  CallDaysResource,
  CallListPage,
  CallListResource,
  CallNumbers,
  CallNumbersResource,
} from '../server/call-details.server.ts';

/** The data the page opens with. Null entries, and those read from another URL, are fetched in the browser. */
export interface FirstReads {
  readonly rows: FirstRead<CallListPage> | null;
  readonly numbers: FirstRead<CallNumbers> | null;
  readonly days: FirstRead<CallDays> | null;
}

/** The rows, numbers and days for the filters in the URL. Previous data stays visible while newer data loads. */
export function useCallReads(addresses: ReturnType<typeof callAddresses>, first: FirstReads) {
  const atFirst = first.rows?.address === addresses.rows;
  const { pages, ...list } = useResourcePages<CallListResource>(addresses.rows, ({ meta }) => meta.next_cursor, {
    keepPrevious: true,
    ...(atFirst && first.rows ? { first: first.rows.data } : {}),
  });
  const numbers = useResource<CallNumbersResource>(addresses.numbers, {
    keepPrevious: true,
    ...firstOf(first.numbers, addresses.numbers),
  });
  const histogram = useResource<CallDaysResource>(addresses.days, {
    keepPrevious: true,
    ...firstOf(first.days, addresses.days),
  });
  return {
    pages,
    list,
    numbers: {
      shown: numbers.data ?? null,
      problem: numbers.problem,
      retry: numbers.retry,
    },
    days: histogram.data ?? null,
  };
}

/** Exports the calls of a URL, with the columns shown, and saves the file. */
export function useCallExport(address: AddressOf<CallListResource>): (columns: string[]) => Promise<void> {
  const save = useExcelExport();
  const { change } = useChange<CallListResource>(address, { refresh: false });
  return (columns) => save(async () => change({ columns }));
}
