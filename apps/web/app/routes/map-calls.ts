import { mapCallsResource } from '../areas/maps/server/maps.server.ts';

export const loader = mapCallsResource.loader;
