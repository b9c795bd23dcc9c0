/** One organization of the small world. Drivers are organizations too. */
export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly type: PlaceType;
  readonly parentId: number | null;
  readonly facilityType?: 'PSP' | 'nonPSP' | 'Fleet';
}

/**
 * The line of command from the specification, section 3, widest
 * first; written out so that the test does not depend on the code.
 */
export const levels = ['club', 'club-region', 'market', 'territory', 'station-business', 'station', 'driver'] as const;
export type PlaceType = (typeof levels)[number];

/** Two branches under one club, with a second child where siblings matter. */
export const places: readonly Place[] = [
  { id: 1, slug: 'beacon', type: 'club', parentId: null },
  { id: 2, slug: 'east', type: 'club-region', parentId: 1 },
  { id: 3, slug: 'west', type: 'club-region', parentId: 1 },
  { id: 4, slug: 'east-city', type: 'market', parentId: 2 },
  { id: 5, slug: 'west-hills', type: 'market', parentId: 3 },
  { id: 6, slug: 'harbor', type: 'territory', parentId: 4 },
  { id: 7, slug: 'riverside', type: 'territory', parentId: 4 },
  { id: 8, slug: 'upland', type: 'territory', parentId: 5 },
  { id: 9, slug: 'harbor-towing', type: 'station-business', parentId: 6 },
  { id: 10, slug: 'quay-garage', type: 'station-business', parentId: 6 },
  { id: 11, slug: 'upland-towing', type: 'station-business', parentId: 8 },
  { id: 12, slug: 'harbor-one', type: 'station', parentId: 9, facilityType: 'PSP' },
  { id: 13, slug: 'harbor-two', type: 'station', parentId: 9, facilityType: 'nonPSP' },
  { id: 14, slug: 'quay-one', type: 'station', parentId: 10, facilityType: 'PSP' },
  { id: 15, slug: 'upland-one', type: 'station', parentId: 11, facilityType: 'Fleet' },
  { id: 16, slug: 'ada-stone', type: 'driver', parentId: 12 },
  { id: 17, slug: 'bo-reed', type: 'driver', parentId: 12 },
  { id: 18, slug: 'cy-marsh', type: 'driver', parentId: 15 },
];

export function placeById(id: number): Place {
  const place = places.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`No place ${id} in the small world`);
  return place;
}

/** Returns whether a place is the other one or inside it. */
export function isUnder(place: Place, other: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.parentId === null ? null : placeById(at.parentId))
    if (at.id === other.id) return true;
  return false;
}

export const levelOf = (place: Place): number => levels.indexOf(place.type);

/** Today in the small world; its calls are on the days before. */
export const today = '2026-11-20';

/**
 * SQL of the areas that have their own rows; `npm run new area`
 * adds an entry. Each place has one row with the place's id.
 */
const areaRows: readonly string[] = [];

/**
 * SQL for the places, with the calls and surveys of November 1 to
 * 19: three calls per station per day, every second one surveyed.
 */
export function placesScript(): string {
  const rows = places.map(
    ({ id, slug, type, parentId, facilityType }) =>
      `(${id}, '${slug}', '${slug}', '${slug}', '${type}', ${facilityType ? `'${facilityType}'` : 'null'}, ${parentId ?? 'null'}, 'America/New_York')`,
  );
  return `
    insert into organization (id, slug, name, display_name, type, facility_type, parent_id, time_zone) values ${rows.join(',\n')};
    select setval(pg_get_serial_sequence('organization', 'id'), 100);
    select ensure_call_month('2026-11-01'::date);
    insert into call (id, local_day, local_hour, station_id, driver_id, provider_type, trouble_code, outcome, clear_code, received_at, arrived_at, cleared_at, promised_minutes, pass_count, city, state, grid)
    select row_number() over (order by station.id, day, n), day::date, 9, station.id,
      case station.id when 12 then 16 + n % 2 when 15 then 18 end,
      case station.facility_type when 'PSP' then 'P' when 'nonPSP' then 'C' else 'F' end,
      (array['5', '1', '6'])[n], 'completed', 'P1', day + interval '14 hours', day + interval '14 hours 40 minutes', day + interval '15 hours', 45, 0, 'Harborton', 'PA', 'H7'
    from organization station, generate_series('2026-11-01'::timestamptz, '2026-11-19', '1 day') as day, generate_series(1, 3) as n
    where station.type = 'station';
    insert into survey (id, call_id, local_day, station_id, driver_id, provider_type, trouble_code, call_received_at, recorded_at, updated_at, channel, outc1, response_sat, q24, q26, comment)
    select id, id, local_day, station_id, driver_id, provider_type, trouble_code, received_at, received_at + interval '1 day', received_at + interval '1 day', 'SMS', 1 + id % 5, 5, 5, 4, '=1+1'
    from call where id % 2 = 0;
    select setval('call_id_seq', 100000), setval('survey_id_seq', 100000);
    ${areaRows.join('\n')}
  `;
}

/** Number of calls per station in the small world. */
export const callsPerStation = 57;
