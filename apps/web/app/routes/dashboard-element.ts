import { loadDashboardElement } from '../areas/dashboards/server/dashboard-element.server.ts';

export const loader = loadDashboardElement;
