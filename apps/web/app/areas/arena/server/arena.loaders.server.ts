import type { LoaderFunctionArgs } from '@remix-run/node';
import { hasPermission } from '@roadside/domain/permissions';
import { arenaPlaceOf } from '../../../kit/arena-nav/arena-place.server.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readBoardState } from '../model/board-state.ts';
import { readDraft, readLeaderboard, readPoints, readSeason, readSkillTree, readTeam } from './arena.server.ts';

/** Loads the leaderboard of the location in the URL. */
export async function loadLeaderboard({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const state = readBoardState(new URL(request.url).searchParams);
  return {
    place: placeOf(place, subjectOf(person)),
    state,
    own: arenaPlaceOf(person, context.access),
    loaded: await readLeaderboard(context.api, place.slug, state),
  };
}

/** Loads the current season, or the one in the URL. */
export async function loadSeason({ request, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const id = Number(new URL(request.url).searchParams.get('season')) || null;
  return {
    id,
    own: arenaPlaceOf(person, context.access),
    commissioner: hasPermission(subjectOf(person), 'Admin'),
    loaded: await readSeason(context.api, id),
  };
}

/** Loads the team in the URL. */
export async function loadTeam({ params, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const slug = params.slug ?? person.teamSlug;
  return {
    slug,
    own: arenaPlaceOf(person, context.access),
    me: person.employeeId,
    loaded: await readTeam(context.api, slug),
  };
}

/** Loads the draft of the team in the URL. */
export async function loadDraft({ params, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const slug = params.slug ?? person.teamSlug;
  return {
    slug,
    me: person.employeeId,
    own: arenaPlaceOf(person, context.access),
    commissioner: hasPermission(subjectOf(person), 'Admin'),
    loaded: await readDraft(context.api, slug),
  };
}

/** Loads a driver's skill tree and what their last day was worth. */
export async function loadSkillTree({ context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a driver in its path.');
  const [loaded, day] = await Promise.all([
    readSkillTree(context.api, place.slug),
    place.type === 'driver' ? readPoints(context.api, place.slug, null) : null,
  ]);
  return { place: placeOf(place, subjectOf(person)), own: arenaPlaceOf(person, context.access), loaded, day };
}
