import type { Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';

/** The base data for an area's demo rows. */
export interface DemoAreaWorld {
  /** Row ids of the stations, in the plan's order. */
  readonly stationIds: readonly number[];
  readonly now: Date;
}

/** Writes an area's rows of the demo world, in the transaction that creates the world. */
export type DemoArea = (trx: Transaction<Tables>, world: DemoAreaWorld) => Promise<void>;
