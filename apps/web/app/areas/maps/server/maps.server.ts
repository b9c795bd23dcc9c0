import { calls } from '@roadside/contract/calls';
import { mapDefaults, mapModes } from '@roadside/domain/maps';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { barsOf } from '../../../kit/calls/call-filters.ts';
import { filtersIn } from '../../../kit/server/filters-in.server.ts';
import { mapCallsAddress, mapDaysAddress } from '../model/addresses.ts';

type Asked = Pick<ResourceRequest, 'api' | 'params' | 'search'>;

/** West, south, east and north from a URL; undefined if they aren't valid degrees. */
function boundsIn(text: string | null): [number, number, number, number] | undefined {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = (text ?? '')
    .split(',')
    .map(Number);
  const usable = west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;
  return text && usable ? [west, south, east, north] : undefined;
}

/** The calls of a location for its map (specification, section 7: purpose maps). */
export function readMapCalls({ api, params, search }: Asked) {
  const mode = mapModes.find((known) => known === search.get('mode')) ?? mapDefaults.mode;
  const bounds = boundsIn(search.get('bounds'));
  return api.attempt(calls.dashboard.maps, {
    body: {
      purpose: 'maps',
      chart_type: 'maps',
      slug: params.slug ?? '',
      parameters: { filters: filtersIn(search.get('filters') ?? ''), mode, ...(bounds ? { bounds } : {}) },
    },
  });
}

/** Calls per day, week or month, for the scrubber. */
export const readMapDays = ({ api, params, search }: Asked) => {
  const filters = filtersIn(search.get('filters') ?? '');
  return api.attempt(calls.callDetails.days, {
    body: { purpose: 'passed_calls', action: 'days', slug: params.slug ?? '', filters, each: barsOf(filters) },
  });
};

export const mapCallsResource = defineResource(mapCallsAddress, { query: readMapCalls });
export type MapCallsResource = typeof mapCallsResource;

export const mapDaysResource = defineResource(mapDaysAddress, { query: readMapDays });
export type MapDaysResource = typeof mapDaysResource;
