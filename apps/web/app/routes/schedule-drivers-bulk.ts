import { driversBulkResource } from '../areas/schedule/server/schedule-tools.resource.server.ts';

export const action = driversBulkResource.action;
