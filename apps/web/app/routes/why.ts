import { loadWhyMoved } from '../areas/dashboards/server/why.server.ts';

export const loader = loadWhyMoved;
