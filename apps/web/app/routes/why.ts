import { whyResource } from '../areas/dashboards/server/why.server.ts';

export const loader = whyResource.loader;
