import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Place } from '../../../kit/places/place.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { SurveyTopics } from '../../../kit/voice/topic-table.tsx';
import type { SurveyTime } from './survey-state.ts';

export type SurveyScore = CallReply<typeof calls.dashboard.surveyAggregator>;
export type SurveyCards = CallReply<typeof calls.dashboardData.card>;
export type SurveyTrend = CallReply<typeof calls.dashboardData.trendTable>;
export type SurveyBelow = CallReply<typeof calls.dashboardData.table>;
export type SurveyWhy = CallReply<typeof calls.dashboardData.whyMoved>;
export type { SurveyTopics };
export type SurveyFacets = CallReply<typeof calls.elements.facets>;
export type SurveyRows = CallReply<typeof calls.elements.surveys>;

/** Later parts stream in behind placeholders. */
export interface OverviewContent {
  readonly part: 'overview';
  readonly score: Outcome<SurveyScore>;
  readonly cards: Outcome<SurveyCards>;
  readonly trend: Promise<Outcome<SurveyTrend>>;
  readonly why: Promise<Outcome<SurveyWhy>>;
  readonly topics: Promise<Outcome<SurveyTopics>>;
  readonly facets: Promise<Outcome<SurveyFacets>>;
  /** null where nothing is below the place. */
  readonly below: Promise<Outcome<SurveyBelow>> | null;
}

export interface RawContent {
  readonly part: 'raw';
  readonly rows: Outcome<SurveyRows>;
  readonly facets: Outcome<SurveyFacets>;
}

export interface EmulatedContent {
  readonly part: 'emulated';
  readonly score: Outcome<SurveyScore>;
  readonly rows: Outcome<SurveyRows>;
}

export interface CommentsContent {
  readonly part: 'comments';
  /** Whether this person may correct what comments are about. */
  readonly mayCorrect: boolean;
  readonly rows: Outcome<SurveyRows>;
  readonly facets: Outcome<SurveyFacets>;
  readonly topics: Promise<Outcome<SurveyTopics>>;
}

/** One of the four sub-dashboards at a place. */
export interface LoadedSurveys {
  readonly place: Place;
  readonly time: SurveyTime;
  /** Whether this person may switch the business rules off. */
  readonly mayTryRules: boolean;
  /** ISO day of the place. */
  readonly today: string;
  /** The page's own query: what its data answers. */
  readonly query: string;
  readonly content: OverviewContent | RawContent | EmulatedContent | CommentsContent;
}
