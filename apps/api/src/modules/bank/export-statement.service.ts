import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { storedFilePath } from '@roadside/contract/files';
import { statementLabels, statementSign } from '@roadside/domain/arena';
import { stationTimeOf, wallTime } from '@roadside/domain/scheduling';
import { type Cell, type WorkbookColumn, workbookMediaType, writeWorkbook } from '@roadside/workbook/writer';
import type { CallContext } from '../../platform/calls/handler.ts';
import { WorkGate } from '../../platform/concurrency/work-gate.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { countStatement, readStatement, type StatementRow } from '../ledger/index.ts';
import { bankHolder } from './bank.service.ts';

type Reply = CallReply<typeof calls.performance.exportStatement>;

/** Entries read at once, while earlier ones are being written. */
const pageRows = 1_000;
const gate = new WorkGate(1, 8);

const points = (header: string): WorkbookColumn => ({ header, kind: 'number', decimals: 0 });
const columns: readonly WorkbookColumn[] = [
  { header: 'Date', kind: 'instant' },
  { header: 'What', kind: 'text' },
  points('Points'),
  points('Available'),
  points('Play points'),
  points('Pending payout'),
  points('Balance'),
  { header: 'Entry', kind: 'text' },
];

/** Writes every entry of a driver's bank to an Excel file, latest first, as on the screen. Times are the driver's. */
export async function exportStatement(context: CallContext, driverId: number | undefined): Promise<Reply> {
  const { db, tree, employee, audit, now } = context;
  const holder = await bankHolder(context, driverId);
  const { timeZone } = permittedGeography(context, tree.byId(holder.driver_id));
  const rows = await countStatement(db.kysely, holder.employee_id);
  const made = stationTimeOf(now().toISOString(), timeZone);
  const content = await gate.run(async () => {
    const workbook = await writeWorkbook({
      name: 'Statement',
      columns,
      rowCount: rows,
      rows: () => linesOf(context, holder.employee_id, timeZone),
      about: {
        name: 'About',
        lines: [
          ['Bank of', holder.display_name],
          ['Station', holder.station_name],
          ['Entries', String(rows)],
          ['Time zone', timeZone],
          ['As of', `${made.day} ${made.time}`],
        ],
      },
    });
    return new Uint8Array(await workbook.arrayBuffer());
  });
  return db.kysely.transaction().execute(async (trx) => {
    const name = await storeFile(trx, {
      kind: 'export',
      ownerEmployeeId: employee.id,
      mediaType: workbookMediaType,
      extension: 'xlsx',
      content,
    });
    await audit(
      { event: 'statement_exported', status: 'success', target: `employee:${holder.employee_id}`, changes: { rows } },
      trx,
    );
    return { file: storedFilePath(name), filename: `statement_${holder.slug}_${made.day}.xlsx`, rows };
  });
}

async function* linesOf({ db }: CallContext, employeeId: number, timeZone: string): AsyncIterable<readonly Cell[]> {
  let before: string | null = null;
  do {
    const page: readonly StatementRow[] = await readStatement(db.kysely, employeeId, { limit: pageRows, before });
    for (const row of page) yield cellsOf(row, timeZone);
    before = page.length < pageRows ? null : (page.at(-1)?.seq ?? null);
  } while (before !== null);
}

const cellsOf = (row: StatementRow, timeZone: string): readonly Cell[] => [
  { time: wallTime(row.booked_at.toISOString(), timeZone) },
  statementLabels[row.kind],
  // What only moves between purses changes no balance.
  row.amount * (statementSign(row.kind) || 1),
  row.rewards,
  row.play,
  row.pending,
  row.rewards + row.play + row.pending,
  row.id,
];
