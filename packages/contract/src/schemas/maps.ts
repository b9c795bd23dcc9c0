import { mapModes } from '@roadside/domain/maps';
import { z } from 'zod';
import { count, id, instant, slug } from './scalars.ts';

const numberOrNull = z.number().nullable();
const column = <Value extends z.ZodType>(value: Value) => z.array(value);

/**
 * Calls for a map, as columns of equal length, which keeps thousands of them small and fast to parse. Above the limit,
 * an entry represents the calls of one grid cell that share a survey score, so that `sat` still filters on the client.
 */
export const mapCalls = z
  .object({
    calls: z.object({
      id: column(z.int().nullable()).describe('Null for several calls.'),
      count: column(count),
      latitude: column(z.number()),
      longitude: column(z.number()),
      at: column(z.int().nullable()).describe('When the call came in, in Unix seconds.'),
      until: column(z.int().nullable()).describe('When it was cleared, or its last known time.'),
      tcd: column(z.string().nullable()),
      station: column(id.nullable()).describe('Station that served the call.'),
      ata: column(numberOrNull).describe('Wait in minutes; the average for several calls.'),
      pta: column(numberOrNull).describe('Promised minutes.'),
      passes: column(numberOrNull).describe('How many times the call was passed.'),
      sat: column(z.int().min(1).max(5).nullable()).describe('Overall satisfaction, if an answered survey counts.'),
      reasons: column(z.string().nullable()).describe('Why it was passed.'),
      known: z
        .object({ ata: column(count), pta: column(count), passes: column(count) })
        .nullable()
        .describe('How many calls each average covers; null for single calls.'),
    }),
    stations: z.array(z.object({ id, slug, name: z.string() })).describe('Stations in the column station.'),
    total: count.describe('Calls that match the filters, in bounds or not.'),
    in_bounds: count,
    unplaced: count.describe('Calls without a location; not on the map.'),
    home: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .nullable()
      .describe(
        'West, south, east and north of the location’s stations: where the map stays when it has no calls. Null with calls, or when no station has coordinates.',
      ),
    meta: z.object({
      mode: z.enum(mapModes),
      from: z.string(),
      to: z.string(),
      as_of: instant.nullable().describe('When the data behind the reply was last loaded.'),
    }),
  })
  .meta({ id: 'MapCalls' });
export type MapCalls = z.output<typeof mapCalls>;
