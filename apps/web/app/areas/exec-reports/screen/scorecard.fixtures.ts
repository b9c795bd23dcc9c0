import type { Scorecard, ScorecardFacts, ScorecardList } from '@roadside/contract/schemas';
import { scorecardActions } from '@roadside/domain/reports';
import { tierOf } from '@roadside/domain/surveys';
import { octoberReport } from './exec-reports.fixtures.ts';

// Samples for stories and tests.

const { headlines, sentences, metrics, goals, moves, before, as_of, last_day, from, to } = octoberReport;
const geography = {
  ...octoberReport.geography,
  id: 40,
  slug: 'elm-street',
  name: 'Elm Street',
  type: 'station' as const,
};
const cellOf = (id: string) => {
  const found = headlines.find(({ metric }) => metric === id);
  if (!found) throw new Error(`${id} is not in the sample.`);
  return found;
};
const score = cellOf('overall_sat_avg');

export const octoberCard: ScorecardFacts = {
  geography,
  from,
  to,
  before,
  last_day,
  as_of,
  metrics,
  goals,
  headlines,
  moves,
  score: score.cell,
  tier: tierOf(score.cell.value),
  tier_before: tierOf(score.previous?.value ?? null),
  sentences: sentences.filter(({ id }) => id !== 'ranking'),
  actions: scorecardActions({
    slug: geography.slug,
    days: { from, to },
    satisfaction: score.cell,
    wait: cellOf('ata_avg').cell,
    passed: cellOf('passed_calls_freq').cell,
    cancelled: cellOf('cancelled_calls_rate').cell,
  }).map(({ kind, pieces }) => ({ kind, pieces: [...pieces] })),
};

export const openCard: Scorecard = {
  id: 7,
  card: octoberCard,
  frozen_at: '2026-11-02T12:30:00.000Z',
  restated: [],
  acknowledged: null,
  messages: [],
  may_acknowledge: true,
  may_answer: true,
};

export const answeredCard: Scorecard = {
  ...openCard,
  acknowledged: { at: '2026-11-03T13:10:00.000Z', name: 'Priya Nair' },
  messages: [
    {
      id: 1,
      author: 'Priya Nair',
      position_type: 'station-admin',
      at: '2026-11-03T13:12:00.000Z',
      body: 'Two trucks were in the shop from Oct 6 to 19. Both are back, so waits should come down.',
    },
    {
      id: 2,
      author: 'Marcus Webb',
      position_type: 'territory-associate',
      at: '2026-11-03T15:40:00.000Z',
      body: 'Thanks, Priya. I’ll look at evenings with you on Thursday.',
    },
  ],
};

const previous = score.previous;
export const octoberCards: ScorecardList = {
  geography: octoberReport.geography,
  months: ['2026-10-01', '2026-09-01'],
  month: '2026-10-01',
  heading: metrics.filter(({ id }) => id === 'overall_sat_avg'),
  cards: [
    {
      id: 7,
      slug: 'elm-street',
      name: 'Elm Street',
      from,
      to,
      score: score.cell,
      previous,
      tier: 1,
      tier_before: 2,
      acknowledged: answeredCard.acknowledged,
      messages: 2,
    },
    {
      id: 8,
      slug: 'oak-grove',
      name: 'Oak Grove Towing & Recovery of Greater Montgomery',
      from,
      to,
      score: { value: 88.9, numerator: 8, denominator: 9, status: null },
      previous: null,
      tier: null,
      tier_before: null,
      acknowledged: null,
      messages: 0,
    },
  ],
};
