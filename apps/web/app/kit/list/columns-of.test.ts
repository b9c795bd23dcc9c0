import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnsOf } from './columns-of.ts';

const row = z.object({
  id: z.int(),
  sc_dt: z.iso.datetime({ offset: true }),
  day: z.iso.date().nullable(),
  tcd: z.string().max(3),
  ata_minutes: z.number().nullable().optional(),
  passed: z.boolean(),
});

describe('the columns of a list', () => {
  it('get their types from the row schema, in the order of the list', () => {
    const columns = columnsOf(row, {
      tcd: { header: 'Trouble code', code: true },
      sc_dt: { header: 'Received' },
      day: { header: 'Day' },
      ata_minutes: { header: 'Wait', unit: 'min' },
      passed: { header: 'Passed' },
      id: { header: 'Call' },
    });
    expect(columns.map(({ id, type }) => [id, type])).toEqual([
      ['tcd', 'text'],
      ['sc_dt', 'date-time'],
      ['day', 'date'],
      ['ata_minutes', 'number'],
      ['passed', 'boolean'],
      ['id', 'number'],
    ]);
    expect(columns[3]).toMatchObject({ header: 'Wait', unit: 'min' });
    const call = { id: 7, sc_dt: '2026-11-01T10:00:00Z', day: null, tcd: '5F', ata_minutes: 41.5, passed: false };
    expect(columns.map(({ value }) => value(call))).toEqual(['5F', call.sc_dt, null, 41.5, false, 7]);
  });
});
