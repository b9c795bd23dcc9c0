import { expect, it } from 'vitest';
import type { ElementReport } from './element-request.ts';
import { listPages } from './list-pages.ts';

const element = {
  request: { args: { order_by: 'sc_dt', page: 3, rows_per_page: 50, cursor: 'old' } },
} as unknown as ElementReport;

it('refuses what is too much for one file with its number of rows', async () => {
  const read = () => Promise.resolve({ rows: [], total: 200_001, next: null });
  await expect(listPages(element, read)).rejects.toMatchObject({
    fields: { 'request.parameters': expect.stringMatching(/^200001 rows\. Narrow/) as unknown },
  });
});

it('reads every page once, from the first row on', async () => {
  const all = Array.from({ length: 2_500 }, (_, row) => row);
  const asked: unknown[] = [];
  const { total, pages } = await listPages(
    element,
    ({ request: { args } }) => {
      asked.push(args);
      const start = args.cursor === undefined ? 0 : Number(args.cursor);
      const end = start + Number(args.upper_bound);
      return Promise.resolve({
        rows: all.slice(start, end),
        total: all.length,
        next: end < all.length ? String(end) : null,
      });
    },
    1_000,
  );
  expect(total).toBe(2_500);
  const read: number[] = [];
  for await (const page of pages()) read.push(...page);
  expect(read).toEqual(all);
  const bounds = { order_by: 'sc_dt', lower_bound: 0, upper_bound: 1_000 };
  expect(asked).toEqual([bounds, { ...bounds, cursor: '1000' }, { ...bounds, cursor: '2000' }]);
});
