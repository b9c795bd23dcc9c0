import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** What an area may build its demo rows on. */
export interface DemoAreaWorld {
  /** Row ids of the stations, in the order of the club's plan. */
  readonly stationIds: readonly number[];
  readonly now: Date;
}

/** Writes an area's rows of the demo world, in the transaction that makes the world. */
export type DemoArea = (trx: Transaction<Tables>, world: DemoAreaWorld) => Promise<void>;
