export { bannerText } from './banner.ts';
export { isPushEndpoint, pushHosts } from './push-host.ts';
export { quietReason, ringingAt, ringsUntil, urgentRingsUntil } from './quiet.ts';
export type { DaysOff, QuietHours, QuietReason, RingFacts, Ringing } from './quiet.ts';
export { countQuiet, longestUrgentReason, urgentProblem } from './urgent.ts';
export type { UrgentProblem } from './urgent.ts';
