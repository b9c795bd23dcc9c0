import { predictionsResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const loader = predictionsResource.loader;
