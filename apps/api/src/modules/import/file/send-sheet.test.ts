import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { batchesAhead, rowsInBatch, sendSheet } from './send-sheet.ts';
import type { SheetMessage } from './send-sheet.ts';
import { sheetDigest } from './sheet-rows.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadside-send-sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function source(count: number) {
  const path = join(folder, `${count}.xlsx`);
  const rows: CellValue[][] = Array.from({ length: count }, (_, index) => [`row ${index}`]);
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Jobs', rows }] }));
  await writeFile(path, bytes);
  return { path, sheet: 'Jobs', digest: sheetDigest(bytes, 'Jobs') };
}

/** Takes a batch whenever the sender is blocked. */
function slowReceiver() {
  const messages: SheetMessage[] = [];
  let taken = 0;
  let maxWaiting = 0;
  return {
    messages,
    waited: () => maxWaiting,
    tell: (message: SheetMessage) => {
      messages.push(message);
      if (message.kind === 'rows') maxWaiting = Math.max(maxWaiting, messages.length - taken);
    },
    taken: () => taken,
    pause: (seen: number) => {
      expect(seen).toBe(taken);
      taken++;
    },
  };
}

it.each([
  [1, [1]],
  [rowsInBatch, [rowsInBatch]],
  [rowsInBatch + 1, [rowsInBatch, 1]],
  [4 * rowsInBatch, [rowsInBatch, rowsInBatch, rowsInBatch, rowsInBatch]],
])('sends %i rows in batches of %j, each row once, then the end', async (count, lengths) => {
  const receiver = slowReceiver();
  await sendSheet(await source(count), receiver);
  const batches = receiver.messages.flatMap((message) => (message.kind === 'rows' ? [message.rows] : []));
  expect(batches.map(({ length }) => length)).toEqual(lengths);
  expect(batches.flat()).toEqual(
    Array.from({ length: count }, (_, index) => ({ line: index + 1, fields: [`row ${index}`] })),
  );
  expect(receiver.messages.at(-1)).toEqual({ kind: 'end' });
  expect(receiver.messages).toHaveLength(lengths.length + 1);
});

it('blocks exactly when the maximum number of batches is pending', async () => {
  const receiver = slowReceiver();
  await sendSheet(await source(6 * rowsInBatch), receiver);
  expect(receiver.waited()).toBe(batchesAhead);
  expect(receiver.taken()).toBe(5);
});

it('reports a changed or missing workbook, and sends none of its rows', async () => {
  const jobs = await source(3);
  for (const [changed, message] of [
    [{ ...jobs, digest: '0'.repeat(64) }, /^The workbook changed while it was being read\. Run the command again\.$/],
    [{ ...jobs, sheet: 'Other' }, /^The workbook changed/],
    [
      { ...jobs, path: join(folder, 'none.xlsx') },
      /^The file .*none\.xlsx doesn’t exist\. Check the name of the CSV file or Excel workbook/,
    ],
  ] as const) {
    const receiver = slowReceiver();
    await sendSheet(changed, receiver);
    expect(receiver.messages).toEqual([{ kind: 'wrong', message: expect.stringMatching(message) as unknown }]);
  }
});

it('rethrows our own bugs to the caller', async () => {
  const receiver = {
    ...slowReceiver(),
    tell: () => {
      throw new TypeError('ours');
    },
  };
  await expect(sendSheet(await source(1), receiver)).rejects.toThrow(TypeError);
});
