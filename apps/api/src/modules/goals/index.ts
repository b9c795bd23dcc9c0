// What other modules may use of goals.
export { loadGoals } from './goals.repository.ts';
