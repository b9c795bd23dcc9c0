// What other modules may use of drivers' requests. This module is the only one that writes them.
export { insertFillRequest, storeStatus } from './requests.repository.ts';
export { refuseForeignShifts, submitWithin, withdrawWithin } from './submit.service.ts';
export { requestsToDecide } from './waiting.service.ts';
export { eraseRequestReasons } from './erase-reasons.repository.ts';
export { offerOpenShifts } from './offer-open-shifts.ts';
export { removeGhosts } from './remove-ghosts.ts';
export { openShiftsOff } from './open-shifts-off.ts';
