import type { MeasureId } from '../measures.ts';
import type { Metric, MetricFormula } from '../metric.ts';
import { count, share, sources } from './entry.ts';

const surveyItems = ['outc1', 'response_sat', 'q24', 'q26'] as const;

/** Top-box share of one survey item, with (net) or without (raw) the survey business rules. */
function topBox(item: (typeof surveyItems)[number]): {
  readonly formula: MetricFormula;
  readonly rawFormula: MetricFormula;
} {
  const shareOf = (numerator: MeasureId, denominator: MeasureId): MetricFormula => ({
    kind: 'share',
    numerator,
    denominator,
    scale: 100,
  });
  return {
    formula: shareOf(`${item}_top_net`, `${item}_count_net`),
    rawFormula: shareOf(`${item}_top_raw`, `${item}_count_raw`),
  };
}

/** Member survey answers. Satisfaction is the share of the best of five answers, never a mean (decisions 13). */
export const satisfactionMetrics: readonly Metric[] = [
  share({
    id: 'overall_sat_avg',
    label: 'Overall satisfaction',
    category: 'satisfaction',
    description: 'Members who were totally satisfied overall.',
    direction: 'higher',
    numerator: 'surveys that answer Totally Satisfied (outc1)',
    denominator: 'answered surveys, excluding rerouted and removed',
    ...topBox('outc1'),
    target: '84; tiers at 82, 84 and 87',
    source: sources.specification,
  }),
  share({
    id: 'overall_sat',
    label: 'Overall satisfaction (campaign)',
    category: 'satisfaction',
    description: 'Overall satisfaction as one of the four campaign weights.',
    direction: 'higher',
    numerator: 'surveys that answer Totally Satisfied (outc1)',
    denominator: 'answered surveys, excluding rerouted and removed',
    ...topBox('outc1'),
    target: '84',
    source: sources.specification,
  }),
  share({
    id: 'response_time_sat',
    label: 'Response time satisfaction',
    category: 'satisfaction',
    description: 'Members who were totally satisfied with the wait time.',
    direction: 'higher',
    numerator: 'surveys that answer Totally Satisfied (response_sat)',
    denominator: 'answered surveys, excluding rerouted and removed',
    ...topBox('response_sat'),
    target: '75 or more',
    source: sources.trade,
  }),
  share({
    id: 'technician_sat',
    label: 'Technician satisfaction',
    category: 'satisfaction',
    description: 'Members who were totally satisfied with the driver.',
    direction: 'higher',
    numerator: 'surveys that answer Totally Satisfied (q24)',
    denominator: 'answered surveys, excluding rerouted and removed',
    ...topBox('q24'),
    target: '92 or more',
    source: sources.club,
  }),
  share({
    id: 'kept_informed',
    label: 'Kept informed',
    category: 'satisfaction',
    description: 'Members who were totally satisfied with being kept informed. One of the four campaign weights.',
    direction: 'higher',
    numerator: 'surveys that answer Totally Satisfied (q26)',
    denominator: 'answered surveys, excluding rerouted and removed',
    ...topBox('q26'),
    source: sources.specification,
  }),
  share({
    id: 'kmi',
    label: 'KMI',
    category: 'satisfaction',
    description:
      'Keep Member Informed: an update within 10 minutes of its due time, for calls past the promised time, passed, or older than 30 minutes. One of the four campaign weights.',
    direction: 'higher',
    numerator: 'of these calls, those updated on time',
    denominator: 'calls past PTA, passed, or older than 30 minutes',
    formula: { kind: 'share', numerator: 'kmi_informed', denominator: 'kmi_eligible', scale: 100 },
    source: sources.specification,
  }),
  share({
    id: 'survey_rate',
    label: 'Surveys answered',
    category: 'satisfaction',
    description: 'Share of completed calls with an answered survey.',
    direction: 'higher',
    numerator: 'surveys',
    denominator: 'calls completed',
    formula: { kind: 'share', numerator: 'surveys', denominator: 'calls_completed', scale: 100 },
    target: '15 to 20',
    source: sources.club,
  }),
  share({
    id: 'comment_rate',
    label: 'Surveys with a comment',
    category: 'satisfaction',
    description: 'Share of surveys with a written comment.',
    direction: 'higher',
    numerator: 'surveys with text',
    denominator: 'surveys',
    formula: { kind: 'share', numerator: 'survey_comments', denominator: 'surveys', scale: 100 },
    target: '40 to 50',
    source: sources.trade,
  }),
  share({
    id: 'net_sentiment',
    label: 'Net sentiment',
    category: 'satisfaction',
    description: 'Positive minus negative comments on a topic.',
    direction: 'higher',
    numerator: 'positive minus negative comments',
    denominator: 'comments',
    unit: 'points',
    validRange: [-100, 100],
    formula: { kind: 'external', area: 'surveys' },
    target: 'over 40',
    source: sources.trade,
  }),
  share({
    id: 'sat_vs_expected',
    label: 'Satisfaction vs. expected',
    category: 'satisfaction',
    description: 'Satisfaction above what wait, promise, and service predict.',
    direction: 'higher',
    numerator: 'actual top-box share minus the mean predicted probability',
    denominator: null,
    unit: 'points',
    validRange: [-100, 100],
    formula: { kind: 'external', area: 'surveys' },
    target: '0 or more',
    source: sources.trade,
  }),
  count({
    id: 'surveys_needed',
    label: 'Top answers needed',
    category: 'satisfaction',
    description: 'How many of the remaining surveys must be Totally Satisfied to reach the target.',
    direction: 'lower',
    numerator: 'least number of top answers that reaches the target',
    denominator: null,
    unit: 'surveys',
    formula: { kind: 'external', area: 'surveys' },
    source: sources.trade,
  }),
];
