import { Link } from '@remix-run/react';
import type { PerformanceCampaign } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Tile } from '@roadside/ui/tile';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { performanceCampaignsAddress } from '../model/addresses.ts';
import { campaignDays, campaignPhase, moneyText, weightsWords } from '../model/campaign-words.ts';
import type { CampaignList, PerformanceCampaignsResource } from '../server/performance-campaigns.server.ts';
import * as styles from './campaigns.css.ts';

export interface CampaignsScreenProps {
  /** The reader is a driver. */
  readonly driver: boolean;
  readonly arena: ArenaPlace;
  readonly first: FirstRead<CampaignList> | null;
}

/** Performance campaigns: for a driver those to take part in, for others all of them. */
export function CampaignsScreen({ driver, arena, first }: CampaignsScreenProps) {
  const address = performanceCampaignsAddress();
  const { data, problem, retry } = useResource<PerformanceCampaignsResource>(address, firstOf(first, address));
  useLiveResource(address, ['bank']);
  return (
    <Stack gap={24}>
      <ArenaNav at="campaigns" own={arena} />
      <header>
        <h1 className={styles.title}>Campaigns</h1>
        <p className={styles.quiet}>
          {driver ? 'Points you earn in a campaign pay rewards.' : 'Who earned what, and what has been paid.'}
        </p>
      </header>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {!data && !problem && <Skeleton shape="block" />}
      {data?.length === 0 && (
        <EmptyState
          title="No campaigns yet"
          description={
            driver ? 'Campaigns you can take part in appear here.' : 'Campaigns appear here once they’re launched.'
          }
        />
      )}
      {data && data.length > 0 && (
        <Grid columns="fill-md" gap={16}>
          {data.map((campaign) => (
            <CampaignTile key={campaign.id} campaign={campaign} driver={driver} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface CampaignTileProps {
  readonly campaign: PerformanceCampaign;
  readonly driver: boolean;
}

function CampaignTile({ campaign, driver }: CampaignTileProps) {
  const phase = campaignPhase(campaign);
  return (
    <Tile.Root interactive>
      <Tile.Header>
        <Tile.Heading>
          <Tile.Title level={2}>
            <Tile.Link asChild>
              <Link to={`/performance_campaign/${campaign.id}`}>{campaign.title}</Link>
            </Tile.Link>
          </Tile.Title>
          <Tile.Description>{campaignDays(campaign)}</Tile.Description>
        </Tile.Heading>
      </Tile.Header>
      <Tile.Body>
        <Stack gap={8}>
          <Inline gap={8} wrap>
            <Badge tone={phase.tone} emphasis="soft">
              {phase.label}
            </Badge>
            {driver && campaign.signed_up && (
              <Badge tone="success" emphasis="soft">
                Signed up
              </Badge>
            )}
          </Inline>
          <p className={styles.quiet}>{weightsWords(campaign)}</p>
          {campaign.budget > 0 && <p className={styles.quiet}>{`Budget ${moneyText(campaign.budget * 100)}`}</p>}
        </Stack>
      </Tile.Body>
    </Tile.Root>
  );
}
