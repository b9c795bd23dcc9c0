import { canView, type Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { shiftSourceOf } from '../shifts/index.ts';
import { employeeBehind, type ReportScope } from './schedule-reports.repository.ts';

/** The parameters of every report. */
export interface Asked {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
}

/** Maximum rows in one reply. */
export const maxRows = 5000;

/**
 * The stations and drivers of a report, after an access check. A driver's own place includes only the driver's own
 * shifts.
 */
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
      source: shiftSourceOf(context, place),
    },
  };
}

/** The rows that fit in a reply, and how many were left out. */
export function cut<Row>(rows: readonly Row[]): { rows: Row[]; left_out: number } {
  return { rows: rows.slice(0, maxRows), left_out: Math.max(0, rows.length - maxRows) };
}

/** Rounds to two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
