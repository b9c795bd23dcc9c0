// What other modules may use of drivers' times, days off and state.
export { insertTimeOff, replaceAvailability, saveState } from './driver-writes.repository.ts';
export { readAvailability, readTimeOff } from './drivers.repository.ts';
