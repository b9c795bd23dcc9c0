import { calls } from '@roadside/contract/calls';
import { handle, handleTogether } from '../../platform/calls/handler.ts';
import { pointsStatsReply } from './bookie.service.ts';
import { createBets, prepareBet } from './create-bets.ts';

const { performance } = calls;

/** Bets of drivers on their own points (specification, section 7: performance). */
export const bookieHandlers = [
  handle(performance.getPointsStats, (context, { body }) => pointsStatsReply(context, body)),
  handleTogether(performance.createBet, { prepare: prepareBet, run: createBets }),
];
