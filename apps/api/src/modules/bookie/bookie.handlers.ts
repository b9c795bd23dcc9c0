import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { createBet, pointsStatsReply } from './bookie.service.ts';

const { performance } = calls;

/** Bets of drivers on their own points (specification, section 7: performance). */
export const bookieHandlers = [
  handle(performance.getPointsStats, (context, { body }) => pointsStatsReply(context, body)),
  handle(performance.createBet, (context, { body }) => createBet(context, body)),
];
