import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { stranger } from '../support/askers.ts';
import { levelOf } from '../support/small-world.ts';
import { accountCalls } from './account-calls.ts';
import { arenaCalls } from './arena-calls.ts';
import { asItIs, type Attempt, type BuiltCall, onIds, onSlugs, placeCases } from './attempts.ts';
import { callOutCalls } from './call-out-calls.ts';
import { campaignCalls } from './campaign-calls.ts';
import { bankCalls } from './bank-calls.ts';
import { chatCalls } from './chat-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { driverCalls } from './driver-calls.ts';
import { execReportCalls } from './exec-report-calls.ts';
import { forecastCalls } from './forecast-calls.ts';
import { homeCalls } from './home-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';
import { surveyCalls } from './survey-calls.ts';
import { trainingCalls } from './training-calls.ts';
import { usageCalls } from './usage-calls.ts';

const { callDetails, dashboard, dashboardData, documentation, savedViews } = calls;
const metrics = ['paid_call_count', 'ata_avg', 'overall_sat_avg'];

/** Data of the place in the address. Also tried with two names, with its children, and with the business rules off. */
function dataCall(call: CallDefinition, body: Readonly<Record<string, unknown>>, hasChildren = true): BuiltCall {
  return {
    call,
    row: 'C020',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, id, place }): Attempt[] => {
        const touched = { place };
        const options = (more: object): Attempt['options'] => ({ params: { slug }, body: { ...body, ...more } });
        return [
          { what, options: options({}), touched },
          ...(id > 0
            ? [{ what: `${what}, named in the body too`, options: options({ geography: { id, slug } }), touched }]
            : []),
          ...(hasChildren && (place === null || levelOf(place) < 6)
            ? [{ what: `${what}, its children`, options: options({ relation: 'children' }), touched }]
            : []),
          {
            what: `${what}, business rules off`,
            options: options({ filters: { new_biz_rules: false } }),
            touched,
            switchesRulesOff: true,
          },
        ];
      }),
  };
}

/** How to make each call that has a handler. A final call that is missing here fails the suite. */
export const builtCalls: readonly BuiltCall[] = [
  ...dashboardCalls,
  ...execReportCalls,
  ...forecastCalls,
  ...driverCalls,
  ...surveyCalls,
  ...scheduleCalls,
  ...homeCalls,
  ...chatCalls,
  ...usageCalls,
  ...callOutCalls,
  ...campaignCalls,
  ...trainingCalls,
  ...bankCalls,
  ...accountCalls,
  ...mailCalls,
  ...arenaCalls,
  onSlugs(callDetails.days, 'C032', { ...callDetails.days.selector.equals }),
  onSlugs(callDetails.groups, 'C032', { ...callDetails.groups.selector.equals, group_by: 'station' }),
  onSlugs(callDetails.passes, 'C032', { ...callDetails.passes.selector.equals }),
  onSlugs(callDetails.explain, 'C032', { ...callDetails.explain.selector.equals }),
  // This call does not exist in any place, so it is refused like a place that does not exist.
  onSlugs(callDetails.detail, 'C032', { ...callDetails.detail.selector.equals, id: 999_999_999 }, { refused: true }),
  onSlugs(dashboard.maps, 'C030', { purpose: 'maps', parameters: {} }),
  asItIs(savedViews.list, 'C121', { purpose: 'list', screen: 'passed-calls' }),
  asItIs(
    savedViews.save,
    'C121',
    { purpose: 'save', screen: 'passed-calls', name: 'Late tows', query: '?tcd__in=TOW' },
    true,
  ),
  {
    call: savedViews.remove,
    row: 'C121',
    writes: true,
    attempts: () => [
      {
        what: "a stranger's view",
        options: { body: { purpose: 'remove', id: stranger.employeeId } },
        touched: { record: 'foreign' },
      },
    ],
  },
  asItIs(dashboard.getLastUpdate, 'C021'),
  dataCall(dashboardData.card, { metrics }),
  dataCall(dashboardData.table, { metrics }),
  dataCall(dashboardData.trendTable, { metrics, time_type: 'Month' }),
  dataCall(dashboardData.numberHighlights, {
    metrics,
    purpose: 'get_custom_data',
    custom_time: { until: '2026-11-19' },
  }),
  dataCall(dashboardData.whyMoved, { metrics: ['ata_avg'] }, false),
  dataCall(dashboardData.surveyComments, { time_type: 'Month' }),
  dataCall(dashboardData.std12eReduced, {
    additional_filters: { sc_dt__gte: '2026-11-01', sc_dt__lte: '2026-11-19' },
  }),
  onSlugs(dashboardData.elements, 'C020', {
    purpose: 'elements',
    elements: [
      { chart_type: 'card', body: { metrics } },
      { chart_type: 'table', body: { metrics, relation: 'children' } },
    ],
  }),
  asItIs(documentation.getCategorizedMetrics, 'C042'),
  onIds(documentation.getGoals, 'C041', (organization_id) => ({ purpose: 'get_goals', organization_id })),
  onIds(
    documentation.setGoals,
    'C043',
    (organization_id) => ({
      purpose: 'set_goals',
      organization_id,
      metric_id: 'overall_sat_avg',
      green: 84,
      yellow: 82,
      start: '2026-11-20',
      end: '2026-12-31',
    }),
    { writes: true },
  ),
  onIds(
    documentation.undoGoals,
    'C090',
    (organization_id) => ({ purpose: 'undo_goals', organization_id, goal_id: 999_999 }),
    { writes: true, missing: true },
  ),
];
