import type { MetricCell, ScorecardFacts } from '@roadside/contract/schemas';
import { isSmallSample } from '@roadside/domain/metrics';
import { reportSentences, scorecardActions } from '@roadside/domain/reports';
import type { MovedNumber, SentenceId } from '@roadside/domain/reports';
import { tierOf } from '@roadside/domain/surveys';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readReport } from '../reports/report-request.ts';
import { highlightsReport, toolsOf } from '../reports/report.service.ts';
import { whyMovedReport } from '../reports/why-moved.service.ts';
import { noCell, payloadsOf, satisfaction, wait } from './report-facts.ts';
import type { ReportQuestion } from './report-facts.ts';

/** The numbers of a station's scorecard: what the dashboards say for the same days. */
export async function scorecardNumbers(context: CallContext, question: ReportQuestion) {
  const request = await readReport(context, question.slug, payloadsOf(question).own);
  return { request, highlights: await highlightsReport(toolsOf(context), request) };
}

/** Everything a scorecard says about a station. */
export async function scorecardFactsOf(context: CallContext, question: ReportQuestion): Promise<ScorecardFacts> {
  const { own } = payloadsOf(question);
  const why = async (metric: string) =>
    whyMovedReport(toolsOf(context), await readReport(context, question.slug, { ...own, metrics: [metric] }));
  const [{ request, highlights }, whySatisfaction, whyWait] = await Promise.all([
    scorecardNumbers(context, question),
    why(satisfaction),
    why(wait),
  ]);
  const { slug, from, to, finished } = question;
  const { meta } = highlights;
  const of = (metric: string) => highlights.data.find((each) => each.metric === metric);
  const moved = (metric: string, parts: MovedNumber['parts']): MovedNumber => ({
    metric,
    now: of(metric)?.cell ?? noCell,
    before: of(metric)?.previous ?? noCell,
    parts,
  });
  const days = { from, to };
  const [span = days] = request.before.spans;
  const score = of(satisfaction);
  const sentences = reportSentences({
    slug,
    days,
    before: span,
    finished,
    satisfaction: moved(satisfaction, whySatisfaction.parts),
    wait: moved(wait, whyWait.parts),
    paidCalls: moved('paid_call_count', []),
    placeNoun: null,
    places: [],
  });
  const actions = scorecardActions({
    slug,
    days,
    satisfaction: score?.cell ?? noCell,
    wait: of(wait)?.cell ?? noCell,
    passed: of('passed_calls_freq')?.cell ?? noCell,
    cancelled: of('cancelled_calls_rate')?.cell ?? noCell,
  });
  const [tier, tierBefore] = [scoredTier(score?.cell), scoredTier(score?.previous)];
  // A station has nothing below it to rank, and its period is always one month.
  const said: ReadonlySet<SentenceId> = new Set(
    tier === null || tierBefore === null
      ? ['satisfaction', 'wait']
      : ['satisfaction', 'reason', 'other-reasons', 'wait'],
  );
  return {
    geography: meta.geography,
    from,
    to,
    before: highlights.before,
    last_day: request.lastDay,
    as_of: request.asOf,
    metrics: meta.metrics,
    goals: meta.goals ?? {},
    headlines: highlights.data.map(({ metric, cell, previous }) => ({ metric, cell, previous })),
    moves: [
      { metric: satisfaction, change: whySatisfaction.change, parts: whySatisfaction.parts },
      { metric: wait, change: whyWait.change, parts: whyWait.parts },
    ],
    score: score?.cell ?? { ...noCell, status: null },
    tier,
    tier_before: tierBefore,
    sentences: sentences.filter(({ id }) => said.has(id)).map(({ id, pieces }) => ({ id, pieces: [...pieces] })),
    actions: actions.map(({ kind, pieces }) => ({ kind, pieces: [...pieces] })),
  };
}

/** The tier of a score; null if too few surveys stand behind it. */
function scoredTier(cell: MetricCell | null | undefined): ScorecardFacts['tier'] {
  return cell?.value == null || isSmallSample(cell.denominator ?? 0) ? null : tierOf(cell.value);
}
