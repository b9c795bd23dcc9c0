import { Banner } from '@roadside/ui/banner';
import { Grid } from '@roadside/ui/grid';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { costAddress } from '../model/addresses.ts';
import { campaignInput, type CampaignDraftContent } from '../model/draft.ts';
import type { CostResource } from '../server/campaigns.server.ts';
import * as styles from './campaigns.css.ts';

interface CostPartProps {
  readonly draft: CampaignDraftContent;
  readonly timeZone: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-US');

/** What the campaign may cost, against its budget. */
export function CostPart({ draft, timeZone }: CostPartProps) {
  const inOrder = draft.start !== null && draft.end !== null && draft.start <= draft.end;
  const input = inOrder ? campaignInput(draft, timeZone) : null;
  const asked = useDebounced(
    input === null
      ? null
      : JSON.stringify({
          ...input,
          title: 'x',
          description: '',
          modules_required: [],
          existing_modules_req: [],
          module_order: [],
          managers: [],
          tags: [],
        }),
    400,
  );
  const { data, problem, retry } = useResource<CostResource>(
    costAddress({ campaign: asked ?? '', id: draft.campaignId }),
    {
      enabled: asked !== null,
      keepPrevious: true,
    },
  );
  if (asked === null) return <p className={styles.quiet}>Choose the first and last day to see what it may cost.</p>;
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" />;
  const { cost } = data;
  const unknown = cost.people > 0 && cost.people_with_history === 0;
  return (
    <Stack gap={12} asChild>
      <section aria-label="Cost forecast">
        <h2 className={styles.heading}>What it may cost</h2>
        <Grid columns={{ narrow: 1, wide: 3 }} gap={16}>
          <div>
            <p className={styles.figure}>{unknown ? '—' : dollars.format(cost.dollars.expected)}</p>
            <p className={styles.quiet}>
              {unknown
                ? 'Too little history to say'
                : `Likely ${dollars.format(cost.dollars.low)}–${dollars.format(cost.dollars.high)}`}
            </p>
          </div>
          <div>
            <p className={styles.figure}>{unknown ? '—' : whole.format(cost.points.expected)}</p>
            <p className={styles.quiet}>{`points in ${cost.days} ${cost.days === 1 ? 'day' : 'days'}`}</p>
          </div>
          <div>
            <p className={styles.figure}>{whole.format(cost.people)}</p>
            <p className={styles.quiet}>people eligible now</p>
          </div>
        </Grid>
        {cost.exceeds && (
          <Banner tone="danger" title="Over budget">
            {`Expected ${dollars.format(cost.dollars.expected)}, budget ${dollars.format(draft.budget)}. Lower the cost of a point, shorten the campaign, or raise the budget.`}
          </Banner>
        )}
        {!cost.exceeds && cost.may_exceed && (
          <Banner tone="beacon" title="May go over budget">
            {`In a busy period it could reach ${dollars.format(cost.dollars.high)}.`}
          </Banner>
        )}
        <p className={styles.quiet}>From the last 90 days of the drivers who may take part.</p>
      </section>
    </Stack>
  );
}
