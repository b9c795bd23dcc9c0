import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { DeskTeamReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { insertTeam, readTeams, storeCaptain, storeTeamMembers, updateTeam } from '../teams/index.ts';
import type { TeamWithMembers } from '../teams/index.ts';
import { deskTeamOf } from './desk.service.ts';
import type { Writer } from './desk.service.ts';
import { readDriverPeople, readSeasonPlayers, runningSeasonIds } from './season.repository.ts';

/** Adds a team, or changes its name, tier and captain. */
export async function saveTeam(
  trx: Kysely<Tables>,
  body: ParsedBody<typeof calls.performance.deskTeam>,
  { by, now }: Writer,
): Promise<DeskTeamReply> {
  const name = body.name.trim();
  const teams = await readTeams(trx);
  if (name === '') throw new ApiError('invalid-body', 'Enter a name.', { fields: { name: 'Enter a name' } });
  if (teams.some((team) => team.id !== body.id && team.name.toLowerCase() === name.toLowerCase()))
    throw new ApiError('conflict', 'There is a team with that name already.', {
      fields: { name: 'Choose another name' },
    });
  const before = teams.find((team) => team.id === body.id);
  if (body.id !== undefined && !before) throw new ApiError('not-found', 'There is no such team.');
  const captain = body.captain_id;
  const tier = body.tier?.trim() ?? '';
  const isSaved =
    before?.name === name && ['', before.tier].includes(tier) && (captain === null || captain === before.captain_id);
  // A retry finds what it saved itself.
  if (before && isSaved) return deskTeamOf(before);
  if (before && body.version !== before.version) throw stale(before);
  if (captain !== null) await checkCaptain(trx, captain, body.id ?? null, teams);
  const id = body.id ?? (await insertTeam(trx, { slug: slugOf(name), name }));
  const version = before?.version ?? newVersion;
  if (!(await updateTeam(trx, { id, version }, tier === '' ? { name } : { name, tier })))
    throw stale(await savedTeam(trx, id));
  if (captain !== null) {
    await storeTeamMembers(trx, { teamId: id, employeeIds: [captain], at: now });
    await storeCaptain(trx, id, captain);
  }
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by });
  return deskTeamOf(await savedTeam(trx, id));
}

/** The version of a team that has just been added. */
const newVersion = 1;

const stale = (team: TeamWithMembers) =>
  new ApiError('stale-version', 'Someone else changed this team.', { current: { team: deskTeamOf(team) } });

async function savedTeam(trx: Kysely<Tables>, id: number): Promise<TeamWithMembers> {
  const saved = (await readTeams(trx)).find((team) => team.id === id);
  if (!saved) throw new ApiError('not-found', 'There is no such team.');
  return saved;
}

/** Refuses captains who don't drive, lead another team, or play for one now. */
async function checkCaptain(
  trx: Kysely<Tables>,
  captainId: number,
  teamId: number | null,
  teams: readonly TeamWithMembers[],
): Promise<void> {
  const refuse = (words: string) => new ApiError('conflict', `${words}.`, { fields: { captain_id: words } });
  const drivers = await readDriverPeople(trx, null, null);
  if (!drivers.some(({ employee_id }) => employee_id === captainId)) throw refuse('Choose a driver who works here');
  const other = teams.find((team) => team.captain_id === captainId && team.id !== teamId);
  if (other) throw refuse(`This driver is captain of ${other.name}`);
  for (const season of await runningSeasonIds(trx)) {
    const plays = (await readSeasonPlayers(trx, season)).find(({ employee_id }) => employee_id === captainId);
    const team = plays && plays.team_id !== teamId ? teams.find(({ id }) => id === plays.team_id) : undefined;
    if (team) throw refuse(`This driver plays for ${team.name} until the season ends`);
  }
}

/** 'mountain-marvelers' from 'Mountain Marvelers'; names without a letter or digit get 'team'. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'team';
}
