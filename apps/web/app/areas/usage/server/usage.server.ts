import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { mayFilterUsage, usageParameters } from '@roadside/domain/usage';
import { placeClock } from '../../../kit/format/place-clock.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readUsageState } from '../model/usage-state.ts';

/** Loads the usage report named in the URL. */
export async function loadUsage({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const { today, now } = placeClock(context.today ?? null, place.time_zone);
  const state = readUsageState(new URL(request.url).searchParams, today);
  const above = { parentId: place.ancestors[0]?.id ?? null };
  const top = mayFilterUsage(above);
  const { user_day, facility_type__in, position_type } = usageParameters(above, {
    fromDate: state.from,
    toDate: state.to,
    timeType: state.step,
    group: state.group,
    facilityTypes: state.facilityTypes,
    positionTypes: state.positions,
  }).filter;
  const { api } = context;
  const [outcome, paths] = await Promise.all([
    api.attempt(calls.usage.read, {
      body: {
        slug: place.slug,
        parameters: {
          filter: {
            ...(user_day && state.userDays ? { user_day } : {}),
            ...(facility_type__in ? { facility_type__in: [...facility_type__in] } : {}),
            ...(position_type ? { position_type: [...position_type] } : {}),
          },
          grouping: state.group,
          time_type: state.step,
          from: state.from,
          to: state.to,
        },
      },
    }),
    api.attempt(calls.usage.paths, { body: { purpose: 'paths', slug: place.slug } }),
  ]);
  return { place: placeOf(place, subjectOf(person)), today, now, top, state, outcome, paths };
}

/** Loads who of an organization's people came to which screens. */
export async function loadUserActivity({ context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  return {
    place: placeOf(place, subjectOf(person)),
    now: new Date().toISOString(),
    outcome: await context.api.attempt(calls.usage.allUserHistory, {
      body: { purpose: 'all_user_history', org_id: place.id },
    }),
  };
}
