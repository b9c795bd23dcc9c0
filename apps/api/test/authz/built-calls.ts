import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { askers, stranger } from '../support/askers.ts';
import { sampleBody } from '../support/sample-body.ts';
import { levelOf, type Place } from '../support/small-world.ts';
import { type Attempt, type BuiltCall, placeCases } from './attempts.ts';
import { forecastCalls } from './forecast-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { driverCalls } from './driver-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';

const metrics = ['paid_call_count', 'ata_avg', 'overall_sat_avg'];

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

/** The type of a place as its slug names it: one network of a place is a type of its own. */
function typeOf(slug: string, place: Place | null): string {
  if (place === null) return 'club';
  return /-(?:psp|nonPSP|fleet|csn)$/.test(slug) ? `${place.type}-facility-type` : place.type;
}

const plain = (
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>> = sampleBody(call),
  writes = false,
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [{ what: 'as it is', options: { body }, touched: {} }],
});

/** How to make each call that has a handler. A final call that is missing here fails the suite. */
export const builtCalls: readonly BuiltCall[] = [
  ...dashboardCalls,
  ...forecastCalls,
  ...driverCalls,
  {
    call: calls.dashboard.surveyAggregator,
    row: 'C031',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, place }): Attempt[] => {
        // The type of the place itself, or of what is below it, is the asker's to know; a wrong one is a 400.
        const body = (filters: object) => ({
          purpose: 'survey_aggregator',
          slug,
          org_type: typeOf(slug, place),
          time_type: 'This_Month',
          filters,
        });
        return [
          { what, options: { body: body({}) }, touched: { place } },
          {
            what: `${what}, business rules off`,
            options: { body: body({ new_biz_rules: false }) },
            touched: { place },
            switchesRulesOff: true,
          },
          {
            what: `${what}, rerouted surveys counted`,
            options: { body: body({ reroute: 'all' }) },
            touched: { place },
            switchesRulesOff: true,
          },
        ];
      }),
  },
  {
    call: calls.surveys.topics,
    row: 'C024',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, place }): Attempt[] => [
        { what, options: { body: { purpose: 'survey_topics', slug } }, touched: { place } },
        {
          what: `${what}, business rules off`,
          options: { body: { purpose: 'survey_topics', slug, filters: { new_biz_rules: false } } },
          touched: { place },
          switchesRulesOff: true,
        },
      ]),
  },
  {
    call: calls.surveys.detail,
    row: 'C024',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what: `${what}, a survey nobody has`,
        options: { body: { purpose: 'survey_detail', slug, id: 999_999 } },
        touched: { place },
        missing: true,
      })),
  },
  {
    call: calls.surveys.correct,
    row: 'C160',
    writes: true,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what: `${what}, a survey nobody has`,
        options: {
          body: {
            purpose: 'correct_comment',
            slug,
            id: 999_999,
            phrase: 'too late',
            topic: 'Wait time',
            sentiment: 'negative',
          },
        },
        touched: { place },
        missing: true,
      })),
  },
  {
    call: calls.surveys.takeBackCorrection,
    row: 'C160',
    writes: true,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what: `${what}, a correction nobody made`,
        options: { body: { purpose: 'take_back_correction', slug, id: 999_999 } },
        touched: { place },
        missing: true,
      })),
  },
  {
    call: calls.surveys.corrections,
    row: 'C160',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { purpose: 'comment_corrections', slug } },
        touched: { place },
      })),
  },
  ...scheduleCalls,
  plain(calls.accounts.sessions, 'C088', { action: 'list' }),
  plain(calls.accounts.endSessions, 'C088', { action: 'end_all', keep_this: true }, true),
  plain(calls.accounts.outbox, 'C089', {}),
  {
    call: calls.accounts.inviteCreate,
    row: 'C006',
    writes: true,
    attempts: (asker) => {
      const invite = (organization_id: number, position_type: string) => ({
        body: {
          purpose: 'create',
          email: `new-${asker?.employeeId ?? 0}-${organization_id}@roadside.example`,
          organization_id,
          position_type,
        },
      });
      return [
        ...placeCases(asker)
          .filter(({ id, place }) => id > 0 && place?.type !== 'driver')
          .map(({ what, id, place }) => ({ what, options: invite(id, 'dispatcher'), touched: { place } })),
        {
          what: 'to a position above his own',
          options: invite(asker?.place.id ?? 1, 'Admin'),
          touched: {},
          refused: asker?.column !== 'Admin',
        },
      ];
    },
  },
  {
    call: calls.accounts.employeesOfOrganization,
    row: 'C010',
    writes: false,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({ what, options: { body: { org_id: id } }, touched: { place } })),
  },
  {
    call: calls.accounts.employee,
    row: 'C013',
    writes: false,
    attempts: (asker) => [
      ...[...askers, stranger].map((other) => ({
        what: `${other.name} at ${other.place.slug}`,
        options: { body: { employee_id: other.employeeId, employee_profile: true, scheduler_info: true } },
        touched: {
          place: other.place,
          record: other.employeeId === asker?.employeeId ? ('own' as const) : ('foreign' as const),
        },
      })),
      {
        what: 'nobody there is',
        options: { body: { employee_id: 999_999, employee_profile: true } },
        touched: { place: null, record: 'foreign' },
      },
    ],
  },
  plain(calls.accounts.employeesLookup, 'C009', { employee_lookup: 'Sam' }),
  plain(calls.accounts.preferencesRead, 'C019'),
  plain(calls.accounts.preferencesUpdate, 'C019', { preferences: { show_quick_tips: false } }, true),
  plain(calls.accounts.bookmarkAdd, 'C018', { display: 'BEACON', link: '/dashboard/beacon' }, true),
  plain(calls.accounts.bookmarkList, 'C018', { list: true }),
  ...[
    [calls.callDetails.days, {}] as const,
    [calls.callDetails.groups, { group_by: 'station' }] as const,
    [calls.callDetails.passes, {}] as const,
    [calls.callDetails.explain, {}] as const,
  ].map(([call, more]): BuiltCall => ({
    call,
    row: 'C032',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { ...call.selector.equals, slug, ...more } },
        touched: { place },
      })),
  })),
  {
    call: calls.dashboard.maps,
    row: 'C030',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { purpose: 'maps', slug, parameters: {} } },
        touched: { place },
      })),
  },
  {
    call: calls.callDetails.detail,
    row: 'C032',
    writes: false,
    // Nobody has this call: whatever the place, it is refused like a place that does not exist.
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what: `a call nobody has, at ${what}`,
        options: { body: { ...calls.callDetails.detail.selector.equals, slug, id: 999_999_999 } },
        touched: { place },
        refused: true,
      })),
  },
  plain(calls.savedViews.list, 'C121', { purpose: 'list', screen: 'passed-calls' }),
  plain(
    calls.savedViews.save,
    'C121',
    { purpose: 'save', screen: 'passed-calls', name: 'Late tows', query: '?tcd__in=TOW' },
    true,
  ),
  {
    call: calls.savedViews.remove,
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
  plain(calls.dashboard.getLastUpdate, 'C021'),
  plain(calls.documentation.getCategorizedMetrics, 'C042'),
  {
    call: calls.accounts.organizations,
    row: 'C007',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({ what, options: { body: { slug } }, touched: { place } })),
  },
  {
    call: calls.accounts.bookmarkRemove,
    row: 'C018',
    writes: true,
    attempts: () => [
      {
        what: "a stranger's bookmark",
        options: { body: { delete: true, id: stranger.employeeId } },
        touched: { record: 'foreign' },
      },
    ],
  },
  {
    call: calls.accounts.profilePicture,
    row: 'C008',
    writes: true,
    attempts: () => [
      {
        what: 'with the id of a stranger in the body, which is ignored',
        options: {
          body: {
            ...sampleBody(calls.accounts.profilePicture),
            employee_id: String(stranger.employeeId),
            user_id: String(stranger.employeeId),
          },
        },
        touched: {},
      },
    ],
  },
  dataCall(calls.dashboardData.card, { metrics }),
  dataCall(calls.dashboardData.table, { metrics }),
  dataCall(calls.dashboardData.trendTable, { metrics, time_type: 'Month' }),
  dataCall(calls.dashboardData.numberHighlights, {
    metrics,
    purpose: 'get_custom_data',
    custom_time: { until: '2026-11-19' },
  }),
  dataCall(calls.dashboardData.whyMoved, { metrics: ['ata_avg'] }, false),
  dataCall(calls.dashboardData.surveyComments, { time_type: 'Month' }),
  dataCall(calls.dashboardData.std12eReduced, {
    additional_filters: { sc_dt__gte: '2026-11-01', sc_dt__lte: '2026-11-19' },
  }),
  {
    call: calls.documentation.getGoals,
    row: 'C041',
    writes: false,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({
          what,
          options: { body: { purpose: 'get_goals', organization_id: id } },
          touched: { place },
        })),
  },
  {
    call: calls.documentation.setGoals,
    row: 'C043',
    writes: true,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({
          what,
          options: {
            body: {
              purpose: 'set_goals',
              organization_id: id,
              metric_id: 'overall_sat_avg',
              green: 84,
              yellow: 82,
              start: '2026-11-20',
              end: '2026-12-31',
            },
          },
          touched: { place },
        })),
  },
  {
    call: calls.documentation.undoGoals,
    row: 'C090',
    writes: true,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({
          what,
          options: { body: { purpose: 'undo_goals', organization_id: id, goal_id: 999_999 } },
          touched: { place },
          missing: true,
        })),
  },
];

/** Calls about tokens; they have a test of their own. */
export const tokenCalls: readonly CallDefinition[] = [
  calls.accounts.login,
  calls.accounts.refresh,
  calls.accounts.logout,
  calls.accounts.resetPasswordRequest,
  calls.accounts.resetPasswordConfirm,
  calls.accounts.inviteAccept,
  calls.accounts.firstAccountStatus,
  calls.accounts.firstAccountCreate,
];
