export { alertDirections, alertRecovery, alertStep } from './alert-step.ts';
export type { AlertDirection, AlertRule, AlertState, AlertStep } from './alert-step.ts';
