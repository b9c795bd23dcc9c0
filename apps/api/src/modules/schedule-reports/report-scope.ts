import { canView, type Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { employeeBehind, type ReportScope } from './schedule-reports.repository.ts';

/** What every report is asked for. */
export interface Asked {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
}

/** Most rows of one reply. */
export const mostRows = 5000;

/** The stations and drivers of a report, once the caller may see the geography. A driver's own place holds the driver's own shifts only. */
export async function scopeOf(
  context: CallContext,
  { slug, from, to }: Asked,
): Promise<{ place: Geography; scope: ReportScope; driverIds: readonly number[] }> {
  const { tree, subject, config, db } = context;
  const place = permittedGeography(context, tree.bySlug(slug));
  const shown = (id: number) => {
    const each = tree.byId(id);
    return each !== null && canView(subject, each, config.access);
  };
  const driver = place.type === 'driver';
  return {
    place,
    driverIds: tree.driverIds(place).filter(shown),
    scope: {
      stationIds: driver ? tree.stationIds(place) : tree.stationIds(place).filter(shown),
      employeeId: driver ? ((await employeeBehind(db.kysely, place.id)) ?? 0) : null,
      from,
      to,
    },
  };
}

/** The rows a reply has room for, and how many more there are. */
export function cut<Row>(rows: readonly Row[]): { rows: Row[]; left_out: number } {
  return { rows: rows.slice(0, mostRows), left_out: Math.max(0, rows.length - mostRows) };
}

/** Two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
