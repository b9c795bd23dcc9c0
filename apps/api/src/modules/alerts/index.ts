// What other modules may use of alerts.
export { deleteAlertsOf } from './alerts.repository.ts';
