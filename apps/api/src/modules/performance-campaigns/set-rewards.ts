import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { dayCount } from '@roadside/domain/calendar';
import { streakFits } from '@roadside/domain/arena';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { incentiveReply } from '../rewards/index.ts';
import { readRewards, storeRewards } from './campaign-rewards.repository.ts';
import { existingCampaign } from './campaigns.service.ts';
import { campaignDays } from './earning-days.ts';

type SetRewards = typeof calls.performance.deskRewardCampaign;

/** Sets what a campaign pays, until it has paid. */
export async function setRewards(
  context: CallContext,
  { campaign_id, incentives, seen }: ParsedBody<SetRewards>,
): Promise<CallReply<SetRewards>> {
  const { db, tree, employee, audit } = context;
  const campaign = await existingCampaign(context, campaign_id);
  const { from, to } = campaignDays(tree, campaign);
  for (const [index, incentive] of incentives.entries())
    if (incentive.kind === 'streak' && !streakFits(incentive, from, to)) {
      const words = `The campaign has only ${dayCount(from, to) === 1 ? '1 day' : `${dayCount(from, to)} days`}.`;
      throw new ApiError('invalid-body', words, { fields: { [`incentives.${index}.days`]: words } });
    }
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await storeRewards(trx, campaign_id, incentives, seen))) {
      const now = await readRewards(trx, campaign_id);
      if (now?.paid_at != null)
        throw new ApiError('conflict', 'This campaign has paid its rewards. They can’t be changed anymore.');
      throw new ApiError('stale-version', 'Someone else changed the rewards. Look at them and try again.', {
        current: { incentives: (now?.incentives ?? []).map((each) => incentiveReply(each)) },
      });
    }
    await audit(
      { event: 'campaign_rewards_set', status: 'success', target: `campaign:${campaign_id}`, changes: { incentives } },
      trx,
    );
    await announce(trx, { topic: 'bank', id: campaign_id, geographyId: 'everyone', by: employee.id });
  });
  return { incentives };
}
