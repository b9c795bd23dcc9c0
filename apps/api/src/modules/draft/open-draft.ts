import type { ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { draftListAt, draftOrder, playoffTeams } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { lastTable, openSeason, readSeasonTeams, removeSeasonPlayers } from '../arena/index.ts';
import { deleteDraft, hasDraft, insertDraft, readCandidates } from './draft-pool.repository.ts';
import { announceDraft } from './draft.service.ts';

/** Opens the draft of a season: ranks its drivers, and lets captains submit their lists. */
export async function openDraft(
  trx: Kysely<Tables>,
  { id, version, rounds, clock_seconds: clockSeconds }: ParsedBody<typeof calls.performance.deskDraft>,
  { by, today }: { readonly by: number; readonly today: string },
): Promise<void> {
  const season = await openSeason(trx, id, version, today);
  const teams = await readSeasonTeams(trx, id);
  if (await hasDraft(trx, id)) throw new ApiError('conflict', 'The draft of this season is open already.');
  if (season.hidden)
    throw new ApiError('conflict', 'Captains can’t see a hidden season. Show it to them first, then open its draft.');
  if (teams.length < playoffTeams)
    throw new ApiError('conflict', 'A season needs at least four teams. Add teams, then open its draft.');
  const leaderless = teams.filter(({ captain_id }) => captain_id === null);
  if (leaderless.length > 0) {
    const missing = leaderless.map(({ name }) => name).join(', ');
    throw new ApiError('conflict', `Captains submit the lists and pick. Choose one first for ${missing}.`, {
      fields: { teams: `No captain: ${missing}` },
    });
  }
  const ranked = await readCandidates(trx, {
    weights: season.weights,
    except: teams.flatMap(({ captain_id }) => captain_id ?? []),
    today,
  });
  if (ranked.length === 0) throw new ApiError('conflict', 'There are no drivers to draft.');
  const draftId = await insertDraft(trx, {
    seasonId: id,
    order: draftOrder(
      teams.map((team) => team.id),
      await lastTable(trx, today),
    ),
    rounds,
    clockSeconds,
    players: ranked.map((player, place) => ({ ...player, experience: draftListAt(place, ranked.length) })),
  });
  await announceDraft(trx, draftId, by);
}

/** Deletes the draft of a season that hasn't started, and takes back whom it put into teams. */
export async function cancelDraft(
  trx: Kysely<Tables>,
  { id, version }: ParsedBody<typeof calls.performance.deskDraftCancel>,
  { by, today }: { readonly by: number; readonly today: string },
): Promise<void> {
  await openSeason(trx, id, version, today);
  const draftId = await deleteDraft(trx, id);
  if (draftId === null) throw new ApiError('conflict', 'This season has no draft.');
  await removeSeasonPlayers(trx, id);
  await announceDraft(trx, draftId, by);
}
