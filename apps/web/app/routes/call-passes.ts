import { callPassesResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callPassesResource.loader;
