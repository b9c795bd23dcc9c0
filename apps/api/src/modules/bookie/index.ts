export { betsOf, ownDriver } from './bookie.service.ts';
