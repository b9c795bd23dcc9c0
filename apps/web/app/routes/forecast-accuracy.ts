import { backTestResource } from '../areas/schedule/server/forecast.server.ts';

export const loader = backTestResource.loader;
