import type { MapCalls } from '@roadside/contract/schemas';
import { troubleCodeLabel } from '@roadside/domain/calls';
import type { FocusMetric } from '@roadside/domain/maps';

/** An entry of the map: one call, or the calls of one cell, in the shape the map component draws. */
export interface MapEntry {
  readonly id: string;
  /** Its index in the columns of the reply. */
  readonly entry: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly label: string;
  readonly count: number;
  /** Milliseconds; null for grouped calls. */
  readonly at: number | null;
  readonly until: number | null;
  readonly values: Readonly<Record<FocusMetric, number | null>>;
  readonly known?: Readonly<Record<string, number>>;
}

/** The entries of a reply whose survey score is selected; null selects all. */
export function entriesOf({ calls }: Pick<MapCalls, 'calls'>, scores: ReadonlySet<number> | null): readonly MapEntry[] {
  return calls.count.flatMap((count, entry): MapEntry[] => {
    const sat = calls.sat[entry] ?? null;
    if (scores && (sat === null || !scores.has(sat))) return [];
    const [id, tcd, at, until] = [calls.id, calls.tcd, calls.at, calls.until].map((column) => column[entry] ?? null);
    return [
      {
        id: id === null ? `cell-${entry}` : String(id),
        entry,
        longitude: calls.longitude[entry] ?? 0,
        latitude: calls.latitude[entry] ?? 0,
        label: typeof tcd === 'string' ? troubleCodeLabel(tcd) : 'Calls',
        count,
        at: typeof at === 'number' ? at * 1000 : null,
        until: typeof until === 'number' ? until * 1000 : null,
        values: {
          ata: calls.ata[entry] ?? null,
          pta: calls.pta[entry] ?? null,
          passes: calls.passes[entry] ?? null,
          satisfaction: sat === null ? null : sat === 5 ? 100 : 0,
        },
        ...(calls.known
          ? {
              known: {
                ata: calls.known.ata[entry] ?? 0,
                pta: calls.known.pta[entry] ?? 0,
                passes: calls.known.passes[entry] ?? 0,
                satisfaction: sat === null ? 0 : count,
              },
            }
          : {}),
      },
    ];
  });
}
