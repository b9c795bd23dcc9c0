import { conversionResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const loader = conversionResource.loader;
