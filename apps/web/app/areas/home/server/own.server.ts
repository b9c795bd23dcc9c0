import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { ownCalls, ownScore, ownThanks, type OwnCall, type OwnScore, type OwnThanks } from '../model/own-words.ts';

const { dashboardData } = calls;

/** How the reader's own location does: this month's score, and for a driver what a member wrote and the last calls. */
export interface OwnNumbers {
  readonly score: Outcome<OwnScore | null>;
  /** Null for anybody but a driver. */
  readonly driver: {
    readonly thanks: Outcome<OwnThanks | null>;
    readonly calls: Outcome<readonly OwnCall[]>;
  } | null;
}

/** Comments to look for praise in. */
const commentsRead = 20;
const callsShown = 3;
const lastYear = { dynamic: 365 };

/** Reads them with the calls that dashboards, Surveys and Call Details use, so that the numbers are the same there. */
export async function readOwn({ api, person }: Pick<ResourceRequest, 'api' | 'person'>): Promise<OwnNumbers> {
  const { slug, type } = person.organization;
  const [score, driver] = await Promise.all([
    api.attempt(dashboardData.card, {
      params: { chart_type: 'card', slug },
      body: { metrics: ['overall_sat_avg'], time_type: 'This_Month' },
    }),
    type === 'driver' ? readDriver(api, slug) : null,
  ]);
  return { score: mapped(score, ownScore), driver };
}

async function readDriver(api: ResourceRequest['api'], slug: string): Promise<OwnNumbers['driver']> {
  const [comments, latest] = await Promise.all([
    api.attempt(dashboardData.surveyComments, {
      params: { chart_type: 'survey_comments', slug },
      body: {
        time_type: 'Range',
        sentiment: 'positive',
        args: { ...lastYear, lower_bound: 0, upper_bound: commentsRead },
      },
    }),
    api.attempt(dashboardData.std12eReduced, {
      params: { chart_type: 'std12e_reduced', slug },
      body: { time_type: 'Range', args: { ...lastYear, order_by: '-sc_dt', rows_per_page: callsShown } },
    }),
  ]);
  return {
    thanks: mapped(comments, ({ data }) => ownThanks(data, slug)),
    calls: mapped(latest, ({ data }) => ownCalls(data, slug)),
  };
}

const mapped = <Reply, Words>(outcome: Outcome<Reply>, write: (reply: Reply) => Words): Outcome<Words> =>
  outcome.ok ? { ok: true, data: write(outcome.data) } : outcome;
