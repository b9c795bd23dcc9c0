import { callDaysResource } from '../areas/calls/server/call-details.server.ts';

export const loader = callDaysResource.loader;
