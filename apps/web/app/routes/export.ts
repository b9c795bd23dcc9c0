import { exportElement, leadHome } from '../areas/dashboards/server/export.server.ts';

export const loader = leadHome;
export const action = exportElement;
