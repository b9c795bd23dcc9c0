import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { childTypesOf, isGeographyType } from '@roadside/domain/geography';
import { runningScore } from '@roadside/domain/surveys';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Api } from '../../../kit/server/api.server.ts';
import type { SessionPerson } from '../../../kit/server/person.ts';
import { headlineAddress, runningScoreAddress } from '../model/addresses.ts';
import type { Headline } from '../model/headline.ts';
import type { LoadedDashboard } from '../model/loaded-dashboard.ts';

/** How a location's month stands to its tier. The query names the location's type. */
export const headlineResource = defineResource(headlineAddress, {
  query: ({ api, params, search }: ResourceRequest): Promise<Outcome<Headline>> =>
    readHeadline(api, params.slug ?? '', search.get('type') ?? ''),
});
export type HeadlineResource = typeof headlineResource;

/** The headline of a location as its page's loader reads it; null for a facility type, which has no tier. */
export function headlineOf(
  api: AppLoadContext['api'],
  { slug, type, facility_type }: GeographyReply,
  { organization }: SessionPerson,
): LoadedDashboard['headline'] | null {
  if (facility_type !== null) return null;
  return {
    reader: type === 'driver' && organization.slug === slug ? 'driver' : 'manager',
    read: { address: headlineAddress({ slug }, { type }), outcome: readHeadline(api, slug, type) },
  };
}

async function readHeadline(api: Api, slug: string, type: string): Promise<Outcome<Headline>> {
  const own = isGeographyType(type) ? type : 'driver';
  // Stations are what a manager can call; a station's are its drivers.
  const below = childTypesOf(own);
  const partType = below.find((each) => each === 'station') ?? below[0] ?? null;
  const read = await api.attempt(calls.dashboard.surveyAggregator, {
    body: { purpose: 'survey_aggregator', slug, org_type: partType ?? own, time_type: 'This_Month' },
  });
  if (!read.ok) return read;
  const { rows, totals, recent, parent, from, to, ends_on: endsOn } = read.data;
  return {
    ok: true,
    data: {
      top: totals.score.numerator ?? 0,
      answered: totals.counted,
      from,
      to,
      endsOn,
      recent,
      parent,
      partType,
      parts: partType
        ? rows.map(({ organization, score, counted }) => ({
            slug: organization.slug,
            name: organization.name,
            top: score.numerator ?? 0,
            answered: counted,
          }))
        : [],
    },
  };
}

/** The score of a location as it stood at the end of each day of a period. */
export const runningScoreResource = defineResource(runningScoreAddress, {
  query: async ({ api, params, search }: ResourceRequest): Promise<Outcome<ReturnType<typeof runningScore>>> => {
    const metric = 'overall_sat_avg';
    const read = await api.attempt(calls.dashboardData.trendTable, {
      params: { chart_type: 'trendTable', slug: params.slug ?? '' },
      body: {
        time_type: 'DAILY_SERIES',
        metrics: [metric],
        relation: 'self',
        args: { from: search.get('from') ?? '', to: search.get('to') ?? '' },
      },
    });
    if (!read.ok) return read;
    const { totals, meta } = read.data;
    return {
      ok: true,
      data: runningScore(
        meta.dates.map((day, index) => {
          const cell = totals.metrics[metric]?.[index];
          return { day, top: cell?.numerator ?? 0, answered: cell?.denominator ?? 0 };
        }),
      ),
    };
  },
});
export type RunningScoreResource = typeof runningScoreResource;
