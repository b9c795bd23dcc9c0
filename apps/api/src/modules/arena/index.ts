// What other modules may use of seasons. This module is the only one that writes them.
export { addDraftedPlayers } from './season.repository.ts';
