import { Link, useSearchParams } from '@remix-run/react';
import { campaignRefreshSeconds } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { performanceCampaignAddress } from '../model/addresses.ts';
import { pageIn, pageQuery } from '../model/people-page.ts';
import { campaignDays, campaignPhase, moneyText, weightsWords } from '../model/campaign-words.ts';
import type { CampaignPage, PerformanceCampaignResource } from '../server/performance-campaigns.server.ts';
import * as styles from './campaigns.css.ts';
import { CampaignPeople } from './campaign-people.tsx';
import { CampaignRewards } from './campaign-rewards.tsx';

export interface CampaignScreenProps {
  readonly campaign: string;
  /** The reader. */
  readonly employeeId: number;
  readonly arena: ArenaPlace;
  readonly first: FirstRead<CampaignPage> | null;
}

/** One campaign: who earned what and why, and what has been paid. */
export function CampaignScreen({ campaign: id, employeeId, arena, first }: CampaignScreenProps) {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const address = performanceCampaignAddress({ campaign: id }, pageQuery(page));
  // Points are read again after an hour; the button forces it (specification, section 4).
  const { data, problem, stale, retry } = useResource<PerformanceCampaignResource>(address, {
    ...firstOf(first, address),
    keepPrevious: true,
    maxAgeMs: campaignRefreshSeconds * 1000,
  });
  useLiveResource(address, ['bank']);
  if (!data)
    return problem ? <NotRead problem={problem} onRetry={retry} /> : <Skeleton shape="block" aria-label="Loading" />;
  const { campaign } = data;
  const phase = campaignPhase(campaign);
  return (
    <DrawersProvider>
      <Stack gap={24}>
        <ArenaNav at="campaigns" own={arena} />
        <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
          <header>
            <div>
              <h1 className={styles.title}>{campaign.title}</h1>
              <p className={styles.quiet}>
                {`${campaignDays(campaign)} · ${weightsWords(campaign)}`}
                {campaign.budget > 0 && ` · Budget ${moneyText(campaign.budget * 100)}`}
              </p>
            </div>
            <Inline gap={8} wrap>
              <Badge tone={phase.tone} emphasis="soft">
                {phase.label}
              </Badge>
              <Button emphasis="plain" loading={stale} onClick={retry}>
                Refresh points
              </Button>
              {campaign.eligible && !campaign.signed_up && phase.open && <SignUp id={id} />}
            </Inline>
          </header>
        </Inline>
        {campaign.description && <p>{campaign.description}</p>}
        {campaign.eligible && campaign.signed_up && <Banner tone="success">You’re signed up.</Banner>}
        {campaign.eligible && campaign.reg_required && !campaign.signed_up && phase.open && (
          <Banner tone="info">Your points count once you sign up.</Banner>
        )}
        <CampaignRewards id={id} rewards={data.rewards} people={data.total_rows} />
        <CampaignPeople id={id} data={data} page={page} employeeId={employeeId} over={!phase.open} />
        <p>
          <Link to="/performance_campaign/">All campaigns</Link>
        </p>
      </Stack>
    </DrawersProvider>
  );
}

function SignUp({ id }: { readonly id: string }) {
  const { change, busy } = useChange<PerformanceCampaignResource>(performanceCampaignAddress({ campaign: id }));
  const notify = useNotify();
  const signUp = async () => {
    const outcome = await change({ intent: 'sign-up' });
    if (outcome?.ok) notify({ tone: 'success', text: 'You’re signed up' });
    else if (outcome) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <Button tone="beacon" loading={busy} onClick={() => void signUp()}>
      Sign up
    </Button>
  );
}
