import { redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { childTypesOf, firstChildTypeOf } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import { commentDefaults, surveysReroute, type AggregatorTimeType } from '@roadside/domain/surveys';
import { todayIn } from '../../../kit/format/today-in.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { geographyOf, subjectOf } from '../../../kit/server/person.ts';
import type {
  CommentsContent,
  EmulatedContent,
  LoadedSurveys,
  OverviewContent,
  RawContent,
} from '../model/loaded-surveys.ts';
import {
  commentStateIn,
  partIn,
  scoreStateIn,
  timeIn,
  timeParameters,
  type SurveyTime,
} from '../model/survey-state.ts';
import { scoreRequestFilters } from '../model/survey-filters.ts';
import { elementRequest, rawRequest, readRawPage, readScoredPage } from './requests.server.ts';

/** The four scored items, in display order. */
const itemMetrics = ['overall_sat_avg', 'response_time_sat', 'technician_sat', 'kept_informed'];

interface Asked {
  readonly api: AppLoadContext['api'];
  readonly place: GeographyReply;
  readonly search: URLSearchParams;
  readonly time: SurveyTime;
  readonly mayTryRules: boolean;
  readonly mayCorrect: boolean;
}

/**
 * Opens Surveys at a location. A facility type has no surveys here: it redirects to its base location, with a
 * notification.
 */
export async function loadSurveys({ request, context }: LoaderFunctionArgs): Promise<LoadedSurveys> {
  const { place, person } = await admitted(context);
  if (!place) throw new Error('The surveys route has a slug.');
  const { search: query, searchParams: search } = new URL(request.url);
  const reroute = surveysReroute(place.base_slug, place.facility_type);
  if (reroute) {
    context.session.notify({ tone: 'info', text: reroute.notice });
    throw redirect(reroute.to + query);
  }
  const subject = subjectOf(person);
  const part = partIn(search);
  const asked: Asked = {
    api: context.api,
    place,
    search,
    time: timeIn(search, part),
    mayTryRules: can(subject, 'feature.disable-business-rules', {}, context.access).allowed,
    mayCorrect: can(subject, 'comment-corrections.use', { geography: geographyOf(place) }, context.access).allowed,
  };
  return {
    place: placeOf(place, subject),
    time: asked.time,
    mayTryRules: asked.mayTryRules,
    today: context.today ?? todayIn(place.time_zone),
    query,
    content: await contentOf[part.id](asked),
  };
}

const contentOf = { overview: loadOverview, raw: loadRaw, emulated: loadEmulated, comments: loadComments } as const;

function readScore({ api, place, search, time }: Asked, { emulated }: { readonly emulated: boolean }) {
  return api.attempt(calls.dashboard.surveyAggregator, {
    body: {
      purpose: 'survey_aggregator',
      slug: place.slug,
      org_type: place.type,
      time_type: time as AggregatorTimeType,
      ...(emulated
        ? {
            qa: { [scoreStateIn(search).question]: [5] },
            fac_type: scoreStateIn(search).facilityType,
            filters: scoreRequestFilters(search),
          }
        : {}),
    },
  });
}

async function loadOverview(asked: Asked): Promise<OverviewContent> {
  const { api, place, time, search } = asked;
  const { slug } = place;
  const { time_type } = timeParameters(time);
  const childTypes = childTypesOf(place.type);
  const childType =
    childTypes.find((type) => type === search.get('child')) ?? firstChildTypeOf(place.type) ?? undefined;
  // Started in parallel; only the screen's main answer is awaited.
  const score = readScore(asked, { emulated: false });
  const cards = api.attempt(calls.dashboardData.card, {
    params: { chart_type: 'card', slug },
    body: { time_type, metrics: [...itemMetrics, 'survey_rate', 'comment_rate'] },
  });
  const later = {
    trend: api.attempt(calls.dashboardData.trendTable, {
      params: { chart_type: 'trendTable', slug },
      body: { time_type: 'Month', metrics: itemMetrics, relation: 'self' },
    }),
    why: api.attempt(calls.dashboardData.whyMoved, {
      params: { chart_type: 'why_moved', slug },
      body: { time_type, metrics: ['overall_sat_avg'] },
    }),
    topics: readTopics(asked),
    facets: api.attempt(calls.elements.facets, {
      params: { element: 'raw-surveys' },
      body: { purpose: 'facets', request: elementRequest(slug, time, { reroute: 'without', remove: 'without' }) },
    }),
    below: childType
      ? api.attempt(calls.dashboardData.table, {
          params: { chart_type: 'table', slug },
          body: {
            time_type,
            metrics: itemMetrics,
            relation: 'children',
            child_type: childType,
            args: { order_by: 'overall_sat_avg', rows_per_page: 50 },
          },
        })
      : null,
  };
  return { part: 'overview', score: await score, cards: await cards, ...later };
}

async function loadRaw({ api, place, search }: Asked): Promise<RawContent> {
  const { request, search: text } = rawRequest(place.slug, search);
  const [rows, facets] = await Promise.all([
    readRawPage(api, place.slug, search),
    api.attempt(calls.elements.facets, {
      params: { element: 'raw-surveys' },
      body: { purpose: 'facets', search: text, request: request() },
    }),
  ]);
  return { part: 'raw', rows, facets };
}

async function loadEmulated(asked: Asked): Promise<EmulatedContent> {
  const { api, place, search, mayTryRules } = asked;
  const [score, rows] = await Promise.all([
    readScore(asked, { emulated: true }),
    readScoredPage(api, place.slug, search, mayTryRules),
  ]);
  return { part: 'emulated', score, rows };
}

async function loadComments(asked: Asked): Promise<CommentsContent> {
  const { api, place, search: query, time } = asked;
  const { search, topic, sentiment, page } = commentStateIn(query);
  const { lowerBound, upperBound } = commentDefaults;
  const before = (page - 1) * (upperBound - lowerBound);
  const narrowed = { search, topic, sentiment };
  const params = { element: 'survey-comments' };
  const topics = readTopics(asked);
  const [rows, facets] = await Promise.all([
    api.attempt(calls.elements.surveys, {
      params,
      body: {
        ...narrowed,
        request: elementRequest(
          place.slug,
          time,
          {},
          { lower_bound: lowerBound + before, upper_bound: upperBound + before },
        ),
      },
    }),
    api.attempt(calls.elements.facets, {
      params,
      body: { purpose: 'facets', ...narrowed, request: elementRequest(place.slug, time, {}) },
    }),
  ]);
  return { part: 'comments', mayCorrect: asked.mayCorrect, rows, facets, topics };
}

function readTopics({ api, place, time }: Asked) {
  const { time_type, dynamic } = timeParameters(time);
  return api.attempt(calls.surveys.topics, {
    body: { purpose: 'survey_topics', slug: place.slug, time_type, ...(dynamic ? { args: { dynamic } } : {}) },
  });
}
