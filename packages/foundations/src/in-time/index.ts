export { inTime, partTimeoutMilliseconds } from './in-time.ts';
