import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { mapCalls } from './maps.service.ts';

/** The map of calls (specification, section 7: purpose maps). */
export const mapsHandlers = [handle(calls.dashboard.maps, (context, { body }) => mapCalls(context, body))];
