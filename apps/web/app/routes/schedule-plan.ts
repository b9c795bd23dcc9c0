import { planResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const loader = planResource.loader;
