import { exportResource } from '../areas/dashboards/server/export.server.ts';

export const loader = exportResource.loader;
export const action = exportResource.action;
