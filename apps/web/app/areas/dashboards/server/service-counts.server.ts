import { calls } from '@roadside/contract/calls';
import { serviceGroups, type ServiceGroup } from '@roadside/domain/calls';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { serviceCountsAddress } from '../model/addresses.ts';

/** This month's calls of a location by service. */
export type ServiceCounts = Readonly<Record<ServiceGroup, number>>;

/** This month's calls of a location by service. */
export const serviceCountsResource = defineResource(serviceCountsAddress, {
  query: async ({ api, params }): Promise<Outcome<ServiceCounts>> => {
    const read = await api.attempt(calls.callDetails.groups, {
      body: { purpose: 'passed_calls', action: 'groups', slug: params.slug ?? '', group_by: 'service' },
    });
    if (!read.ok) return read;
    const counts = new Map(read.data.data.map((group) => [group.key, group.calls]));
    const entries = serviceGroups.map((service) => [service, counts.get(service) ?? 0] as const);
    return { ok: true, data: Object.fromEntries(entries) as Record<ServiceGroup, number> };
  },
});
export type ServiceCountsResource = typeof serviceCountsResource;
