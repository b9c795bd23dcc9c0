import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { readHuddle } from './huddle.server.ts';

/** Loads a team's room as a page. */
export async function loadHuddle({ request, params, context }: LoaderFunctionArgs) {
  requirePerson(context, request);
  const team = params.team ?? '';
  const first = await readHuddle(context.api, team);
  return { team, me: requirePerson(context, request).employeeId, first, now: new Date().toISOString() };
}
