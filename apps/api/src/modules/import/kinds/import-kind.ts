import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import type { DirtyKey } from '../../metrics/rollups.ts';
import type { ImportKindName, ImportMap } from '../map/import-map.ts';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues, Note } from '../records/field.ts';
import type { OrganizationDirectory } from './organization-directory.ts';

/** Context for reading and writing records. */
export interface ImportContext {
  readonly db: Database;
  readonly map: ImportMap;
  /** Zone of times without an offset; null = each station's own. */
  readonly timeZone: string | null;
  readonly organizations: OrganizationDirectory;
  /** When the import began, in epoch milliseconds. */
  readonly now: number;
  clock(timeZone: string): ZoneClock;
}

export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/** A row that could not be read, with the fields that could. */
export interface UnreadRow {
  readonly line: number;
  readonly values: FieldValues;
}

/** A note about one row. */
export interface RowNote extends Note {
  readonly line: number;
}

/** Records checked against the database, and notes about values changed in accepted ones. */
export interface Prepared<Row> {
  readonly accepted: readonly Row[];
  readonly rejected: readonly Rejection[];
  readonly notes: readonly RowNote[];
}

/** The number of rows a write changed. */
export interface WriteResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly dirty: readonly DirtyKey[];
}

/** The import of one kind of record. */
export interface ImportKind<Row> {
  readonly name: ImportKindName;
  readonly fields: readonly Field[];
  /** Records refer to each other, so all of them are prepared and written together. */
  readonly wholeFile: boolean;
  /** Preparing queries the database per chunk, so it cannot run while another chunk is being written. */
  readonly asksDatabase: boolean;
  /** `unread` are the rows of the same part of the file that could not be read. */
  prepare(context: ImportContext, records: readonly ReadRecord[], unread: readonly UnreadRow[]): Promise<Prepared<Row>>;
  write(trx: Transaction<Tables>, context: ImportContext, rows: readonly Row[]): Promise<WriteResult>;
}

/** Returns a cache of zone clocks by name. */
export function clockCache(): (timeZone: string) => ZoneClock {
  const clocks = new Map<string, ZoneClock>();
  return (timeZone) => {
    let clock = clocks.get(timeZone);
    if (!clock) {
      clock = new ZoneClock(timeZone);
      clocks.set(timeZone, clock);
    }
    return clock;
  };
}
