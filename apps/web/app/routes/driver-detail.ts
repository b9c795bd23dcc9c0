import { driverDetailResource } from '../areas/drivers/server/drivers.server.ts';

export const loader = driverDetailResource.loader;
