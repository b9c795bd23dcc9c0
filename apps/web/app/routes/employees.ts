import { findEmployees } from '../areas/dashboards/server/employees.server.ts';

export const loader = findEmployees;
