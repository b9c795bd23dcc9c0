import type { LoaderFunctionArgs } from '@remix-run/node';
import { arenaPlaceOf } from '../../../kit/arena-nav/arena-place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { performanceCampaignAddress, performanceCampaignsAddress } from '../model/addresses.ts';
import { pageIn, pageQuery } from '../model/people-page.ts';
import { readCampaign, readCampaigns } from './performance-campaigns.server.ts';

/** Loads the campaigns the person may see. */
export async function loadPerformanceCampaigns({ context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const first = await readCampaigns(context.api);
  return {
    driver: person.organization.type === 'driver',
    arena: arenaPlaceOf(person, context.access),
    first: first.ok ? { address: performanceCampaignsAddress(), data: first.data } : null,
  };
}

/** Loads one campaign. */
export async function loadPerformanceCampaign({ request, params, context }: LoaderFunctionArgs) {
  const { person } = await admitted(context);
  const campaign = String(Number(params['campaign']) || 0);
  const page = pageIn(new URL(request.url).searchParams);
  const first = await readCampaign(context.api, campaign, page);
  if (!first.ok && first.problem.kind === 'refused')
    throw new Response('This campaign doesn’t exist.', { status: 404 });
  return {
    campaign,
    employeeId: person.employeeId,
    arena: arenaPlaceOf(person, context.access),
    first: first.ok ? { address: performanceCampaignAddress({ campaign }, pageQuery(page)), data: first.data } : null,
  };
}
