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
  /** Null if the location has no children. */
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
  /** Whether this person may correct a comment's topics. */
  readonly mayCorrect: boolean;
  readonly rows: Outcome<SurveyRows>;
  readonly facets: Outcome<SurveyFacets>;
  readonly topics: Promise<Outcome<SurveyTopics>>;
}

/** One of the four sub-dashboards at a location. */
export interface LoadedSurveys {
  readonly place: Place;
  readonly time: SurveyTime;
  /** Whether this person may turn off the business rules. */
  readonly mayTryRules: boolean;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The page's own query, which its data belongs to. */
  readonly query: string;
  readonly content: OverviewContent | RawContent | EmulatedContent | CommentsContent;
}
