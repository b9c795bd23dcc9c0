export { deleteVisitsBefore } from './usage.repository.ts';
