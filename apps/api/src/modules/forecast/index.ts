// What other modules may use of the forecast.
export { pastHours } from './forecast.repository.ts';
