import { exportResource } from '../areas/dashboards/server/export.server.ts';

export const { loader, action } = exportResource;
