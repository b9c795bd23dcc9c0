import { callExplainedResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callExplainedResource.loader;
