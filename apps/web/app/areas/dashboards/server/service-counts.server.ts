import { calls } from '@roadside/contract/calls';
import { serviceGroups, type ServiceGroup } from '@roadside/domain/calls';
import { periodOf } from '@roadside/domain/dashboards';
import { todayIn } from '../../../kit/format/today-in.ts';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { serviceCountsAddress } from '../model/addresses.ts';

/** This month's calls of a location by service. */
export type ServiceCounts = Readonly<Record<ServiceGroup, number>>;

/**
 * This month's calls of a location by service, through the same day as the numbers beside them. The query names the
 * location's time zone.
 */
export const serviceCountsResource = defineResource(serviceCountsAddress, {
  query: async ({ context, api, params, search }): Promise<Outcome<ServiceCounts>> => {
    const { from, to } = periodOf('This_Month', context.today ?? todayAt(search.get('zone')));
    const read = await api.attempt(calls.callDetails.groups, {
      body: {
        purpose: 'passed_calls',
        action: 'groups',
        slug: params.slug ?? '',
        group_by: 'service',
        filters: { sc_dt__gte: from, sc_dt__lte: to },
      },
    });
    if (!read.ok) return read;
    const counts = new Map(read.data.data.map((group) => [group.key, group.calls]));
    const entries = serviceGroups.map((service) => [service, counts.get(service) ?? 0] as const);
    return { ok: true, data: Object.fromEntries(entries) as Record<ServiceGroup, number> };
  },
});
export type ServiceCountsResource = typeof serviceCountsResource;

/** The day in a time zone from a URL; a mistyped zone is taken for UTC. */
function todayAt(zone: string | null): string {
  try {
    return todayIn(zone ?? 'UTC');
  } catch {
    return todayIn('UTC');
  }
}
