import { defaultTeamSlug } from '@roadside/domain/session';
import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { storeTeam, storeTeamMembers } from './teams.repository.ts';

/** The league's eight teams; the first is the one people see who are in none. */
export const demoTeams = [
  { slug: defaultTeamSlug, name: 'Mountain Marvelers' },
  { slug: 'battery-brigade', name: 'Battery Brigade' },
  { slug: 'flatbed-flyers', name: 'Flatbed Flyers' },
  { slug: 'keystone-crew', name: 'Keystone Crew' },
  { slug: 'night-lamps', name: 'Night Lamps' },
  { slug: 'shoulder-squad', name: 'Shoulder Squad' },
  { slug: 'tow-titans', name: 'Tow Titans' },
  { slug: 'winch-wizards', name: 'Winch Wizards' },
] as const;

const playersPerTeam = 12;
const dayMs = 86_400_000;

/** Eight teams of up to twelve drivers. They are dealt in turn, so that every team has drivers of many stations. */
export const teamsDemo: DemoArea = async (trx, { now }) => {
  // The demo's own accounts come first, so that they play.
  const { rows: drivers } = await sql<{ id: number }>`
    select e.id from employee e left join account a on a.employee_id = e.id
    where e.position_type = 'driver' and e.active order by a.username nulls last, e.id
    limit ${playersPerTeam * demoTeams.length}`.execute(trx);
  for (const [index, team] of demoTeams.entries())
    await storeTeamMembers(trx, {
      teamId: await storeTeam(trx, team),
      employeeIds: drivers.filter((_, driver) => driver % demoTeams.length === index).map(({ id }) => id),
      at: new Date(now.getTime() - 70 * dayMs),
    });
};
