import { resourceAddress } from '../../../kit/resource/resource-address.ts';

/** Today's odds of one driver, by the id of the driver's organization, on one metric. */
export const oddsAddress = resourceAddress('/odds/:driver/:metric');
/** A driver's bets. */
export const betsAddress = resourceAddress('/bets/:driver');
