import { loadCalls } from '../areas/calls/server/calls.server.ts';

export const loader = loadCalls;
