import { isTimeType, timeTypeLabels, type TimeType } from '@roadside/domain/dashboards';
import {
  aggregatorTimeTypes,
  commentTopics,
  questionLabels,
  sentiments,
  surveyQuestions,
  surveySubDashboard,
  type AggregatorTimeType,
  type CommentTopic,
  type Sentiment,
  type SurveyQuestion,
  type SurveySubDashboard,
} from '@roadside/domain/surveys';
import { facilityTypes, type FacilityType } from '@roadside/domain/geography';

/** A period of the screen: the survey aggregator's four, plus a whole year for lists. */
export type SurveyTime = AggregatorTimeType | 'Range';

/** Labels of the periods. */
export const surveyTimeLabels: Readonly<Record<SurveyTime, string>> = {
  This_Month: timeTypeLabels.This_Month,
  Prev_Month: timeTypeLabels.Prev_Month,
  This_Incentive_Period: timeTypeLabels.This_Incentive_Period,
  Prev_Incentive_Period: timeTypeLabels.Prev_Incentive_Period,
  Range: 'Last 365 days',
};

/** The sub-dashboard in a URL: `?dashboard=3`, as the menus write it. */
export function partIn(search: URLSearchParams): SurveySubDashboard {
  return surveySubDashboard(Number(search.get('dashboard') ?? 1));
}

/** Periods a sub-dashboard offers. A score has exactly four (specification, section 5); lists go back a year. */
export function timesOf({ id }: SurveySubDashboard): readonly SurveyTime[] {
  return id === 'raw' || id === 'comments' ? [...aggregatorTimeTypes, 'Range'] : aggregatorTimeTypes;
}

/**
 * The period in a URL. Without one that the sub-dashboard offers it is This Month, or the whole year where Raw Surveys
 * has a first day of its own: days of an earlier month would leave nothing of this one.
 */
export function timeIn(search: URLSearchParams, part: SurveySubDashboard): SurveyTime {
  const time = search.get('time') ?? '';
  const begins = part.id === 'raw' && search.has('sc_dt_surveys__gte');
  return timesOf(part).find((known) => known === time) ?? (begins ? 'Range' : 'This_Month');
}

/** The URL with another period; it isn't written where it is the one without. */
export function timeSearch(search: URLSearchParams, part: SurveySubDashboard, time: SurveyTime): string {
  const bare = changedSearch(search, { time: null });
  return timeIn(new URLSearchParams(bare), part) === time ? bare : changedSearch(search, { time });
}

/** A period as request parameters. */
export function timeParameters(time: SurveyTime): { readonly time_type: TimeType; readonly dynamic?: true } {
  return time === 'Range' ? { time_type: 'Range', dynamic: true } : { time_type: time };
}

/** The filters of Comments. */
export interface CommentState {
  /** On a phone the topics are collapsed by default. */
  readonly topicsOpen: boolean;
  readonly search: string;
  readonly topic: CommentTopic | null;
  readonly sentiment: Sentiment | null;
  /** Counted from 1; each page holds 50. */
  readonly page: number;
}

export function commentStateIn(search: URLSearchParams): CommentState {
  const page = Number(search.get('page') ?? 1);
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    topic: commentTopics.find((topic) => topic === search.get('topic')) ?? null,
    sentiment: sentiments.find((sentiment) => sentiment === search.get('sentiment')) ?? null,
    topicsOpen: search.get('topics') === 'open',
    page: Number.isInteger(page) && page > 0 && page <= 20_000 ? page : 1,
  };
}

/** The settings of Emulated Surveys. */
export interface ScoreState {
  readonly question: SurveyQuestion;
  readonly facilityType: FacilityType | null;
}

export function scoreStateIn(search: URLSearchParams): ScoreState {
  return {
    question: surveyQuestions.find((question) => question === search.get('qa')) ?? 'outc1',
    facilityType: facilityTypes.find((type) => type === search.get('fac')) ?? null,
  };
}

/** Menu labels of the scored questions. */
export const questionChoices = surveyQuestions.map((value) => ({ value, label: questionLabels[value] }));

/** A query with some parameters changed; null removes one. Any change resets the page and closes the drawer. */
export function changedSearch(
  search: URLSearchParams | string,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('drawer');
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  const text = next.toString();
  return text ? `?${text}` : '?';
}

/** The URL of another sub-dashboard: keeps the period where it is offered, and drops the filters. */
export function partSearch(search: URLSearchParams, part: SurveySubDashboard): string {
  const time = search.get('time');
  const kept =
    time !== null && isTimeType(time) && timesOf(part).some((known) => known === time) ? `&time=${time}` : '';
  return `?dashboard=${part.number}${kept}`;
}
