// `npm run import -- <organizations|employees|calls|surveys|availability|time-off|shifts> FILE.csv|FILE.xlsx ...`
// See docs/import.md.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openTable } from '../modules/import/file/open-table.ts';
import { availability } from '../modules/import/kinds/availability.ts';
import { calls } from '../modules/import/kinds/calls.ts';
import { employees } from '../modules/import/kinds/employees.ts';
import { organizations } from '../modules/import/kinds/organizations.ts';
import { shifts } from '../modules/import/kinds/shifts.ts';
import { surveys } from '../modules/import/kinds/surveys.ts';
import { timeOff } from '../modules/import/kinds/time-off.ts';
import { columnsOf, defaultMap, importKinds, normalized, readImportMap } from '../modules/import/map/import-map.ts';
import type { ImportKindName } from '../modules/import/map/import-map.ts';
import { importFile } from '../modules/import/run/import-file.ts';
import type { ImportReport, ImportRequest } from '../modules/import/run/import-file.ts';
import { WrongFileError } from '../modules/import/wrong-file-error.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import type { Config } from '../platform/config/config.ts';
import { DataFolderLockedError } from '../platform/data-folder/data-folder-lock.ts';
import type { Database } from '../platform/database/database.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { migrate, pendingMigrations } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { refusalSentence } from '../platform/database/refusal-sentence.ts';
import { systemSentence } from '../platform/errors/system-sentence.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `Imports records from a CSV file (plain or gzipped) or an Excel workbook (.xlsx).

  npm run import -- KIND FILE [options]

KIND is one of ${importKinds.join(', ')}; organizations first, then employees, then the others.

  --map MAP.json          how the file's columns become our fields (docs/import.md)
  --sheet NAME            which sheet of a workbook; required if it has several
  --dry-run               check everything, write nothing
  --time-zone ZONE        time zone for times without an offset, such as America/New_York
  --encoding NAME         encoding of a CSV file that isn't UTF-8 or UTF-16, such as windows-1252
  --delimiter CHARACTER   delimiter of a CSV file, if the header doesn't show it
  --rejects FILE          where rejected rows go (default: FILE's name with .rejects.csv, in the current folder)
  --accept-rejects        continue even if more than half of the rows are rejected

Fields of each kind: npm run import -- KIND --fields`;

const kinds = { organizations, employees, calls, surveys, availability, 'time-off': timeOff, shifts };
const number = new Intl.NumberFormat('en');

/** Ends the command with a message for the user. */
class Refusal extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'time-zone': { type: 'string' },
        sheet: { type: 'string' },
        encoding: { type: 'string' },
        delimiter: { type: 'string' },
        rejects: { type: 'string' },
        'accept-rejects': { type: 'boolean', default: false },
        fields: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function run(): Promise<void> {
  const { values: options, positionals } = readArguments();
  const [kindName = '', path] = positionals;
  if (options.help || positionals.length === 0) return void process.stdout.write(`${usage}\n`);
  if (!isKind(kindName))
    throw new Refusal(`'${kindName}' isn’t a kind of record. Use one of ${importKinds.join(', ')}.`);
  const kind = kinds[kindName];
  if (options.fields) {
    for (const { name, required, about } of kind.fields)
      process.stdout.write(`  ${`${name}${required ? ' *' : ''}`.padEnd(20)}${about}\n`);
    return;
  }
  if (path === undefined || positionals.length > 2)
    throw new Refusal(`Expected one file after '${kindName}'.\n\n${usage}`);
  if (options['time-zone'] !== undefined && !isTimeZone(options['time-zone']))
    throw new Refusal(`'${options['time-zone']}' isn’t a time zone. Use a name like America/New_York.`);
  if (options.delimiter !== undefined && options.delimiter.replace('\\t', '\t').length !== 1)
    throw new Refusal('The delimiter must be one character.');

  // Every problem with the file and the map is reported before the database is touched.
  const map = options.map === undefined ? null : await readImportMap(options.map, kindName);
  if (map?.timeZone !== undefined && !isTimeZone(map.timeZone))
    throw new Refusal(`The map's timeZone '${map.timeZone}' isn’t a time zone. Use a name like America/New_York.`);
  const file = await openTable(path, {
    sheet: options.sheet ?? map?.sheet,
    encoding: options.encoding ?? map?.encoding,
    delimiter: options.delimiter?.replace('\\t', '\t') ?? map?.delimiter,
    ...(map ? { wanted: columnsOf(map) } : { wanted: kind.fields.map(({ name }) => name), normalized }),
  });
  const rejectPath = resolve(
    options.rejects ??
      `${basename(path)
        .replace(/\.gz$/i, '')
        .replace(/\.(csv|xlsx)$/i, '')}.rejects.csv`,
  );
  if (!options['dry-run']) checkRejectPath(rejectPath);
  const config = readConfig();
  const db = await openForImport(config, options['dry-run']);
  const progress = new ProgressLine(process.stderr);
  try {
    const request: ImportRequest = {
      db,
      file,
      map:
        map ??
        defaultMap(
          kindName,
          kind.fields.map(({ name }) => name),
          file.headers,
        ),
      timeZone: options['time-zone'] ?? null,
      dryRun: options['dry-run'],
      acceptRejects: options['accept-rejects'],
      rejectPath,
      onProgress: ({ stage, rows, totalRows }) => progress.show(stage, rows, totalRows),
    };
    const report = await importAs(kindName, request);
    progress.end();
    tell(kindName, basename(path), request, report);
  } finally {
    progress.end();
    await db.close();
  }
}

/** Runs before the database is touched, not when the first row is rejected. */
function checkRejectPath(path: string): void {
  const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder(path)) throw new Refusal(`${path} is a folder. Choose a file for the rejected rows: --rejects FILE`);
  if (!isFolder(dirname(path)))
    throw new Refusal(
      `The folder ${dirname(path)} for the rejected rows doesn’t exist. Create it, or choose another file: --rejects FILE`,
    );
}

function importAs(kind: ImportKindName, request: ImportRequest): Promise<ImportReport> {
  switch (kind) {
    case 'organizations':
      return importFile(organizations, request);
    case 'employees':
      return importFile(employees, request);
    case 'calls':
      return importFile(calls, request);
    case 'surveys':
      return importFile(surveys, request);
    case 'availability':
      return importFile(availability, request);
    case 'time-off':
      return importFile(timeOff, request);
    case 'shifts':
      return importFile(shifts, request);
  }
}

async function openForImport(config: Config, dryRun: boolean): Promise<Database> {
  if (dryRun && !config.databaseUrl && !existsSync(join(config.dataFolder, 'database')))
    throw new Refusal(
      `${config.dataFolder} has no data to check against yet. Start Roadside once (npm start), or leave out --dry-run.`,
    );
  // An import writes far more than it reads back, so it needs little of the engine's page cache.
  const db = await openDatabase(config, { purpose: 'background', program: 'import', sharedBuffersMb: 16 });
  try {
    if (dryRun) {
      if ((await pendingMigrations(db)).length > 0)
        throw new Refusal(
          'The database is older than this version of Roadside. Start Roadside once (npm start), or leave out --dry-run.',
        );
      return db;
    }
    await migrate(db);
    // In demo mode, create the club the records belong to if it does not exist yet, as `npm start` does.
    if (
      config.mode === 'demo' &&
      (await db.kysely.selectFrom('organization').select('id').limit(1).executeTakeFirst()) === undefined
    ) {
      const { ensureDemoWorld } = await import('../modules/demo/ensure-demo-world.ts');
      const progress = new ProgressLine(process.stderr);
      await ensureDemoWorld(db, config, ({ stage, done, total }) => progress.show(stage, done, total));
      progress.end();
    }
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

function tell(kind: ImportKindName, name: string, { dryRun, map }: ImportRequest, report: ImportReport): void {
  const { rows, added, changed, unchanged, repeated, rejected, milliseconds } = report;
  const seconds = (milliseconds.checking + milliseconds.loading + milliseconds.reports) / 1000;
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const parts = dryRun
    ? ''
    : `: checks ${inSeconds(milliseconds.checking)}, loading ${inSeconds(milliseconds.loading)}, reports ${inSeconds(milliseconds.reports)}`;
  const rate = `${number.format(Math.round(rows / seconds))} rows/s in ${seconds.toFixed(1)} s${parts}`;
  const lines = [`${name}: ${number.format(rows)} rows as ${kind} from source '${map.source}' (${rate})`];
  if (report.resumedAfter > 0)
    lines.push(`  resumed after row ${number.format(report.resumedAfter)}, where an earlier run was interrupted`);
  if (dryRun) lines.push(`  ${number.format(rows - rejected - repeated)} can be imported; nothing was written`);
  else
    lines.push(
      `  ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged`,
    );
  if (repeated > 0) lines.push(`  ${number.format(repeated)} rows repeated a record`);
  for (const [what, { count, examples }] of report.notes) {
    lines.push(`  ${number.format(count)} ${what}`);
    for (const { line, value } of examples) lines.push(`    line ${line}: ${value}`);
    if (count > examples.length) lines.push('    …');
  }
  if (rejected > 0) {
    lines.push(
      `  ${number.format(rejected)} rejected${report.rejectFile === null ? '' : `: see ${report.rejectFile}`}`,
    );
    for (const { line, reason } of report.examples) lines.push(`    line ${line}: ${reason}`);
    if (rejected > report.examples.length) lines.push('    …');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The message for a failed command: a sentence for known errors, the stack trace for unexpected ones. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.table();
  if (error instanceof Refusal || error instanceof WrongFileError || error instanceof DataFolderLockedError)
    return error.message;
  if (error instanceof Error && error.name === 'MigrationMismatchError') return error.message;
  const sentence = refusalSentence(error) ?? systemSentence(error);
  if (sentence !== null) return sentence;
  if (error instanceof Error && isDatabaseUnavailable(error))
    return `The database didn’t respond (${error.message}). Once it’s running, run the same command again: it continues after the last finished part.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isKind(name: string): name is ImportKindName {
  return (importKinds as readonly string[]).includes(name);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
