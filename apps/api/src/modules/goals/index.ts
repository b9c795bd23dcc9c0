// What other modules may use of goals.
export { goalsInMemory } from './goal-memory.ts';
