import { employeesResource } from '../areas/dashboards/server/employees.server.ts';

export const loader = employeesResource.loader;
