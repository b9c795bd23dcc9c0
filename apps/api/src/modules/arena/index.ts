// What other modules may use of seasons. This module is the only one that writes them.
export { addDraftedPlayers } from './season.repository.ts';
export { todayOf } from './club-today.ts';
export { deskReply, openSeason } from './desk.service.ts';
export { lastTable } from './last-table.ts';
export { readSeason, readSeasonTeams, removeSeasonPlayers } from './season.repository.ts';
