import { readXlsx } from 'hucre/xlsx';
import { statementLabels } from '@roadside/domain/arena';
import { beforeAll, expect, it } from 'vitest';
import { readFile } from '../../platform/files/stored-files.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { post } from '../ledger/index.ts';

/** More than one page of the export. */
const entries = 1_003;

describeEachEngine('the statement as an Excel file', (open) => {
  const { api, club, as } = signedInClub(open);
  beforeAll(async () => {
    const driverId = club.employeeIds['dan.driver'];
    const booking = { at: new Date(api.clock), by: null };
    await open()
      .kysely.transaction()
      .execute((trx) =>
        post(
          trx,
          [
            ...Array.from({ length: entries - 2 }, (_, index) => ({
              id: `award:${index}`,
              kind: 'season_award' as const,
              driverId,
              amount: 2,
            })),
            { id: 'allocation', kind: 'bet_allocation', driverId, amount: 100 },
            { id: 'stake', kind: 'bet_stake', driverId, amount: 30 },
          ],
          booking,
        ),
      );
  });

  const ask = (name: PersonName, fields: object = {}) =>
    api.send('/performance/', JSON.stringify({ purpose: 'export_statement', ...fields }), as(name));

  it.each(['dan.driver', 'ada.admin'] as const)('has every entry and the balance after it, for %s', async (name) => {
    const { status, body } = await ask(name, name === 'ada.admin' ? { driver_id: club.organizationIds['dan'] } : {});
    expect([status, body]).toEqual([200, expect.objectContaining({ rows: entries })]);
    const file = await readFile(open().kysely, String(body['file']).replace('/files/', ''));
    if (!file) throw new Error('The file is not there.');
    const [sheet = [], about = []] = (await readXlsx(file.content)).sheets.map(({ rows }) => rows);
    const total = (entries - 2) * 2;
    expect(sheet).toHaveLength(entries + 1);
    expect(sheet[0]?.slice(1)).toEqual([
      'What',
      'Points',
      'Available',
      'Play points',
      'Pending payout',
      'Balance',
      'Entry',
    ]);
    expect(sheet[1]?.slice(1)).toEqual([statementLabels.bet_stake, -30, total - 100, 70, 0, total - 30, 'stake']);
    expect(sheet[2]?.slice(1)).toEqual([statementLabels.bet_allocation, 100, total - 100, 100, 0, total, 'allocation']);
    expect(sheet.at(-1)?.slice(1)).toEqual([statementLabels.season_award, 2, 2, 0, 0, 2, 'award:0']);
    expect(about.map((row) => row.slice(0, 2))).toContainEqual(['Bank of', 'Dan Driver']);
  });

  it('is a driver’s own, and an Admin’s', async () => {
    expect((await ask('dan.driver', { driver_id: club.organizationIds['dee'] })).status).toBe(403);
    expect((await ask('sue.staff', { driver_id: club.organizationIds['dan'] })).status).toBe(403);
    expect((await ask('ada.admin', { driver_id: 999_999 })).status).toBe(404);
  });
});
