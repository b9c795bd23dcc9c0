import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';

export type NumberHighlightsReply = CallReply<typeof calls.dashboardData.numberHighlights>;
export type CardReply = CallReply<typeof calls.dashboardData.card>;
export type TableReply = CallReply<typeof calls.dashboardData.table>;
export type TrendTableReply = CallReply<typeof calls.dashboardData.trendTable>;
/** Comments with their topics; no topics if they could not be counted. */
export type CommentsReply = CallReply<typeof calls.elements.surveys> & {
  readonly topics?: CallReply<typeof calls.surveys.topics> | null;
};

interface Replies {
  readonly numberHighlights: NumberHighlightsReply;
  readonly card: CardReply;
  readonly table: TableReply;
  readonly trendTable: TrendTableReply;
  readonly survey_comments: CommentsReply;
}

/** The reply type for a chart. */
export type ReplyOf<Chart extends keyof Replies> = Replies[Chart];

/** The data of one element, tagged with the chart it answers. */
export type ElementData = {
  [Chart in keyof Replies]: { readonly chart: Chart; readonly reply: Replies[Chart] };
}[keyof Replies];
