import { mapDaysResource } from '../areas/maps/server/maps.server.ts';

export const loader = mapDaysResource.loader;
