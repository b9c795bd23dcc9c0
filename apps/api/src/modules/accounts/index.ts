// What other modules may use of people's accounts, their records and organizations. This module is the only one that writes them.
export { addService, saveServices } from './driver-services.repository.ts';
export { hitColumns } from './employee-search.repository.ts';
export type { EmployeeHitRow } from './employee-search.repository.ts';
