export { countBets } from './bets.repository.ts';
export { betsOf, ownDriver } from './bookie.service.ts';
export { sumEvents } from './daily-points.repository.ts';
export { voidRestatedBets } from './settle-bets.ts';
