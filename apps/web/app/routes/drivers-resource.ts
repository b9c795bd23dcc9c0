import { driversResource } from '../areas/drivers/server/drivers.server.ts';

export const loader = driversResource.loader;
export const action = driversResource.action;
