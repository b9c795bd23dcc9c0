import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { wallState } from '../model/wall-state.ts';
import { readLeaderboard, readSeason } from './arena.server.ts';

/** Loads the wallboard of a location, with what the account that is signed in may see. */
export async function loadWallboard({ request, params, context }: LoaderFunctionArgs) {
  const { organization, displayName } = requirePerson(context, request);
  const slug = params.slug ?? organization.slug;
  const [board, season] = await Promise.all([
    readLeaderboard(context.api, slug, wallState),
    readSeason(context.api, null),
  ]);
  requirePerson(context, request);
  const { seenBy } = context.session;
  return {
    seen: seenBy && { name: displayName, seenBy, timeZone: organization.timeZone },
    slug,
    name: slug === organization.slug ? organization.displayName : null,
    board,
    season,
  };
}
