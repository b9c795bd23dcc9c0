import { addDays } from '@roadside/domain/calendar';
import { calls } from '@roadside/contract/calls';
import { serviceGroups } from '@roadside/domain/calls';
import { backTest, backTestWeeks } from '@roadside/domain/forecast';
import { childTypesOf } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { codeFilters } from '@roadside/domain/scheduling';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { shiftSourceOf } from '../shifts/index.ts';
import { latestRuns, pastHours } from './forecast.repository.ts';
import { predictDay } from './predict.service.ts';

/** Predictions of calls and drivers, and their accuracy (specification, section 7: timeseries_predictor). */
export const forecastHandlers = [
  handle(calls.scheduler.predict, async (context, { body }) => {
    const { db, tree } = context;
    const { date, scheduler_type, children_filter, child_list, what_if } = body.parameters;
    const geography = permittedGeography(context, tree.bySlug(body.slug));
    const children = childrenOf(context, geography, children_filter ?? null);
    const chosen = child_list?.map((id) => permittedGeography(context, tree.byId(id)));
    const stationIds = new Set(tree.stationIds(geography));
    const counted = chosen
      ? [...new Set(chosen.flatMap((child) => [...tree.stationIds(child)]))].filter((id) => stationIds.has(id))
      : [...stationIds];
    const { hours, avlZone, volumes, apart } = await predictDay(db, tree, {
      geography,
      stationIds: counted,
      date,
      type: scheduler_type,
      source: shiftSourceOf(context, geography),
      combineBatteryAndLightService: body.combine_batt_ls ?? false,
      whatIf: {
        volumeFactor: what_if?.volume_factor ?? 1,
        driversOut: what_if?.drivers_out ?? 0,
        driversAdded: what_if?.drivers_added ?? [],
        ...(what_if?.target === undefined
          ? {}
          : {
              target: what_if.target && {
                share: what_if.target.share,
                ...(what_if.target.occupancy_cap === undefined ? {} : { occupancyCap: what_if.target.occupancy_cap }),
                ...(what_if.target.shrinkage === undefined ? {} : { shrinkage: what_if.target.shrinkage }),
              },
            }),
      },
    });
    const listed = (chosen ?? children).filter((child) => tree.stationIds(child).some((id) => volumes.has(id)));
    return {
      hours,
      avl_zone: hours.length === 0 ? [] : avlZone,
      stations_apart: apart,
      children: listed.map((child) => ({
        id: child.id,
        name: child.displayName,
        slug: child.slug,
        volume_pred:
          Math.round(1000 * tree.stationIds(child).reduce((sum, id) => sum + (volumes.get(id) ?? 0), 0)) / 1000,
      })),
    };
  }),

  handle(calls.scheduler.backTest, async (context, { body }) => {
    const { db, tree } = context;
    const geography = permittedGeography(context, tree.bySlug(body.slug));
    const through = addDays(context.today(geography.timeZone), -1);
    const from = addDays(through, 1 - 7 * (body.weeks ?? backTestWeeks));
    const stationIds = [...tree.stationIds(geography)];
    const services = body.code == null ? serviceGroups : codeFilters[body.code];
    const points = stationIds.length === 0 ? [] : await pastHours(db.kysely, { stationIds, services, from, through });
    const report = backTest(points);
    const clubId = [geography.baseId, ...geography.ancestorIds].find((id) => tree.byId(id)?.type === 'club');
    const runs = clubId === undefined ? [] : await latestRuns(db.kysely, clubId);
    return {
      from,
      through,
      trained_at:
        runs
          .map(({ trained_at }) => trained_at.toISOString())
          .sort()
          .at(-1) ?? null,
      hours: report.hours.map(({ dayOfWeek, ...error }) => ({ day_of_week: dayOfWeek, ...error })),
      by_hour: report.byHour,
      by_day: report.byDay,
    };
  }),
];

/** The places the reply breaks the day down by: those of the requested type, or else the direct children. */
function childrenOf({ tree }: CallContext, geography: Geography, type: string | null): readonly Geography[] {
  if (type === null || type === '') return tree.directlyBelow(geography).filter((child) => child.type !== 'driver');
  const known = childTypesOf(geography.type).find((child) => child === type && child !== 'driver');
  if (!known)
    throw new ApiError('invalid-body', 'This location has no locations of that type.', {
      fields: { 'parameters.children_filter': 'Choose a location type below this one' },
    });
  return tree.children(geography, known);
}
