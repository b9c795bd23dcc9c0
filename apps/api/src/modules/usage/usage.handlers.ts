import { calls } from '@roadside/contract/calls';
import { addDays, firstOfMonth, rangeParts } from '@roadside/domain/calendar';
import { facilityTypeLabels } from '@roadside/domain/geography';
import type { FacilityType, Geography } from '@roadside/domain/geography';
import { usagePageTitle, type UsageGroup } from '@roadside/domain/usage';
import { handle } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { readCohorts, readFunnel, readSteps, readStopped } from './paths.repository.ts';
import type { CohortRow } from './paths.repository.ts';
import { insertVisit, readHistory, readKeptDays, readPositions, readUsage } from './usage.repository.ts';

/** Usage of the application, from first-party visits (specification, section 7). */
export const usageHandlers = [
  handle(calls.usage.visit, async ({ db, employee, tree, today, now }, { body }) => {
    const timeZone = tree.byId(employee.organizationId)?.timeZone ?? 'UTC';
    await insertVisit(db.kysely, { employeeId: employee.id, page: body.page, at: now(), localDay: today(timeZone) });
    return { counted: true as const };
  }),

  handle(calls.usage.read, async (context, { body }) => {
    const { db, tree, employee } = context;
    const { filter = {}, grouping, time_type, from, to } = body.parameters;
    const named = body.slug === undefined ? tree.byId(employee.organizationId) : tree.bySlug(body.slug);
    if (!named) throw new ApiError('not-found', 'There is no such location.');
    const geography = permittedGeography(context, named, {
      topLevelFilters: filter.user_day === true || (filter.facility_type__in ?? filter.position_type) !== undefined,
    });
    const steps = rangeParts({ from, to }, time_type);
    const networks = filter.facility_type__in;
    const scope = networks ? networks.map((facilityType) => tree.ofNetwork(geography, facilityType)) : [geography];
    const places = [
      ...new Map(scope.flatMap((each) => placesIn(tree, each, geography)).map((one) => [one.id, one])).values(),
    ];
    const rows = await readUsage(db.kysely, {
      steps,
      group: grouping,
      places,
      positions: filter.position_type ?? null,
      counted: countedAtStations(tree, places) && !isAmongDrivers(geography) ? time_type : null,
    });
    const usersOf = (row: (typeof rows)[number]) => (filter.user_day ? row.user_days : row.users);
    const series = (own: readonly (typeof rows)[number][]) => {
      const [users, visits] = [steps.map(() => 0), steps.map(() => 0)];
      for (const row of own) {
        users[row.step] = usersOf(row);
        visits[row.step] = row.visits;
      }
      return { users, visits };
    };
    const groups = Map.groupBy(
      rows.filter(({ name }) => name !== null),
      ({ name }) => name ?? '',
    );
    const nameOf = grouping === 'organization' ? locationNames(tree, geography) : groupName(grouping);
    return {
      dates: steps.map((step) => (time_type === 'month' ? step.from.slice(0, 7) : step.from)),
      groups: [...groups]
        .map(([name, own]) => ({ name: nameOf(name), ...series(own) }))
        .toSorted((a, b) => names.compare(a.name, b.name)),
      total: series(rows.filter(({ name }) => name === null)),
      positions: [
        ...(await readPositions(
          db.kysely,
          placesIn(tree, geography, geography).map(({ id }) => id),
        )),
      ],
    };
  }),

  handle(calls.usage.allUserHistory, async (context, { body }) => {
    const { db, tree } = context;
    const geography = permittedGeography(context, tree.byId(body.org_id));
    const rows = await readHistory(
      db.kysely,
      placesIn(tree, geography, geography).map(({ id }) => id),
    );
    return {
      kept_days: await readKeptDays(db.kysely),
      users: rows.map(({ last_visit, pages, ...row }) => ({
        ...row,
        last_visit: last_visit?.toISOString() ?? null,
        pages: pages.map(({ page, visits }) => ({ page: usagePageTitle(page), visits })),
      })),
    };
  }),

  handle(calls.usage.paths, async (context, { body }) => {
    const { db, tree, today } = context;
    const named = tree.bySlug(body.slug);
    if (!named) throw new ApiError('not-found', 'There is no such location.');
    const geography = permittedGeography(context, named);
    const kept = await readKeptDays(db.kysely);
    const to = today(geography.timeZone);
    const from = addDays(to, 1 - Math.min(pathDays, kept ?? pathDays));
    const scope = {
      organizationIds: placesIn(tree, geography, geography).map(({ id }) => id),
      from,
      to,
      timeZone: geography.timeZone,
    };
    const [firstMonth, lastMonth] = [monthsBefore(to, cohortMonths - 1), firstOfMonth(to)];
    const [steps, funnel, stopped, cohorts] = await Promise.all([
      readSteps(db.kysely, scope),
      readFunnel(db.kysely, scope),
      readStopped(db.kysely, scope),
      readCohorts(db.kysely, { ...scope, from: firstMonth, to: lastMonth }),
    ]);
    return {
      from,
      to,
      steps: steps.map(({ page, next, visits }) => ({
        page: usagePageTitle(page),
        next: usagePageTitle(next),
        visits,
      })),
      funnel: [...funnel],
      stopped: [...stopped],
      cohorts: cohortsOf(cohorts, lastMonth),
    };
  }),
];

/** The months whose newcomers are followed, the current one included. */
const cohortMonths = 6;

const monthsBefore = (day: string, months: number): string =>
  months === 0 ? firstOfMonth(day) : monthsBefore(addDays(firstOfMonth(day), -1), months - 1);
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Each cohort with the people who came in its month and in every one after it, up to the last month. */
function cohortsOf(rows: readonly CohortRow[], lastMonth: string) {
  return [...Map.groupBy(rows, ({ position_type, month }) => `${month} ${position_type}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const came = Array.from({ length: monthNumber(lastMonth) - monthNumber(first.month) + 1 }, () => 0);
    for (const { later, people } of own) came[later] = people;
    return [{ position_type: first.position_type, month: first.month.slice(0, 7), came }];
  });
}

/** The days that paths cover, if single visits are kept as long. */
const pathDays = 30;

/**
 * The organizations inside a geography, each with the location directly below `top` that it belongs to, or `top` itself,
 * by its id; a network contains only its stations and their drivers.
 */
function placesIn(tree: OrganizationTree, geography: Geography, top: Geography) {
  const ids = new Set([...tree.stationIds(geography), ...tree.driverIds(geography)]);
  if (geography.facilityType === null || geography.baseId === geography.id)
    for (const each of tree.all())
      if (each.id === geography.baseId || each.ancestorIds.includes(geography.baseId)) ids.add(each.id);
  const below = new Set(tree.directlyBelow(top).map((child) => child.baseId));
  return [...ids].flatMap((id) => {
    const place = tree.byId(id);
    if (!place) return [];
    const child = [place.baseId, ...place.ancestorIds].find((above) => below.has(above));
    return [{ id, under: child ?? top.baseId }];
  });
}

/** The names of a location and those directly below it, by id as text; of two with one name, each has its slug, too. */
function locationNames(tree: OrganizationTree, top: Geography): (id: string) => string {
  const places = [top, ...tree.directlyBelow(top)];
  const named = Map.groupBy(places, ({ displayName }) => displayName);
  const labels = new Map(
    places.map(({ baseId, displayName, slug }) => [
      String(baseId),
      (named.get(displayName)?.length ?? 0) > 1 ? `${displayName} (${slug})` : displayName,
    ]),
  );
  return (id) => labels.get(id) ?? top.displayName;
}

const names = new Intl.Collator('en', { numeric: true });

/** Below a station, people are listed by driver; what was counted once has drivers at their station. */
const isAmongDrivers = ({ type }: Geography) => type === 'station' || type === 'driver';

/** Whether every driver's station is among the places, so that counting drivers there gives the same. */
function countedAtStations(tree: OrganizationTree, places: readonly { readonly id: number }[]): boolean {
  const ids = new Set(places.map(({ id }) => id));
  return places.every(({ id }) => {
    const place = tree.byId(id);
    return place?.type !== 'driver' || place.parentId === null || ids.has(place.parentId);
  });
}

/** The name of a group that isn't a location. */
function groupName(grouping: Exclude<UsageGroup, 'organization'>): (name: string) => string {
  switch (grouping) {
    case 'page':
      return usagePageTitle;
    case 'facility_type':
      return (name) => (name === '' ? 'Other organizations' : (facilityTypeLabels[name as FacilityType] ?? name));
    case 'position_type':
      return (name) => name;
  }
}
