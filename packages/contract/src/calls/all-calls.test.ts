import { readFileSync } from 'node:fs';
import { actionOfRow, isAction } from '@roadside/domain/permissions';
import { ghostIdOf } from '@roadside/domain/scheduling';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from '../call/define-call.ts';
import { chatOperations } from '../chat/index.ts';
import { allCalls, calls, draftCalls } from './index.ts';

const matrix = readFileSync(new URL('../../../domain/test/authz-matrix.csv', import.meta.url), 'utf8');
const rows = new Set([...matrix.matchAll(/^([A-Z]\d{3}),/gm)].map(([, row = '']) => row));
const rowsOf = (letter: string): string[] => [...rows].filter((row) => row.startsWith(letter));
const everything = [...allCalls, ...chatOperations];

/** Calls with a handler, in the order of `calls`. */
const finalCalls = [
  'accounts.login',
  'accounts.refresh',
  'accounts.logout',
  'accounts.organizations',
  'accounts.employeesLookup',
  'accounts.bookmarkAdd',
  'accounts.bookmarkList',
  'accounts.bookmarkRemove',
  'accounts.preferencesRead',
  'accounts.preferencesUpdate',
  'accounts.profilePicture',
  'accounts.resetPasswordRequest',
  'accounts.resetPasswordConfirm',
  'accounts.inviteAccept',
  'accounts.firstAccountStatus',
  'accounts.firstAccountCreate',
  'accounts.inviteCreate',
  'accounts.employeesOfOrganization',
  'accounts.profileSaveChanges',
  'accounts.profileBulk',
  'accounts.employee',
  'accounts.newPto',
  'accounts.editPto',
  'accounts.deletePto',
  'accounts.driverRequests',
  'accounts.driverRequestsDecide',
  'accounts.sessions',
  'accounts.endSessions',
  'accounts.outbox',
  'accounts.startSeeing',
  'accounts.stopSeeing',
  'accounts.listSeeing',
  'accounts.explainAccess',
  'accounts.explainAccessOf',
  'dashboardData.card',
  'dashboardData.table',
  'dashboardData.trendTable',
  'dashboardData.numberHighlights',
  'dashboardData.whyMoved',
  'dashboardData.std12eReduced',
  'dashboardData.surveyComments',
  'dashboardData.elements',
  'dashboard.getLastUpdate',
  'dashboard.maps',
  'dashboard.surveyAggregator',
  'callDetails.detail',
  'callDetails.days',
  'callDetails.groups',
  'callDetails.passes',
  'callDetails.explain',
  'dashboards.list',
  'dashboards.create',
  'dashboards.update',
  'dashboards.rename',
  'dashboards.reorder',
  'dashboards.delete',
  'dashboards.history',
  'dashboards.restore',
  'dashboards.share',
  'dashboards.startPdf',
  'elements.request',
  'elements.surveys',
  'elements.facets',
  'elements.exportXlsx',
  'elements.startExport',
  'elements.exportProgress',
  'elements.stopExport',
  'surveys.detail',
  'surveys.topics',
  'surveys.correct',
  'surveys.takeBackCorrection',
  'surveys.corrections',
  'savedViews.list',
  'savedViews.save',
  'savedViews.remove',
  'myDashboard.readComments',
  'myDashboard.createComment',
  'myDashboard.editComment',
  'myDashboard.deleteComment',
  'myDashboard.createAnnotation',
  'myDashboard.updateAnnotation',
  'myDashboard.deleteAnnotation',
  'myDashboard.getViewedElement',
  'myDashboard.updateViewedElement',
  'scheduler.schedule',
  'scheduler.drivers',
  'scheduler.saveSchedule',
  'scheduler.worked',
  'scheduler.shiftHistory',
  'scheduler.unlockDay',
  'scheduler.presence',
  'scheduler.getTemplates',
  'scheduler.previewTemplate',
  'scheduler.saveTemplate',
  'scheduler.renameTemplate',
  'scheduler.deleteTemplate',
  'scheduler.unpublished',
  'scheduler.publish',
  'scheduler.notices',
  'scheduler.confirmNotices',
  'scheduler.calendarFeed',
  'scheduler.changeCalendarFeed',
  'scheduler.calendarShifts',
  'scheduler.takers',
  'scheduler.settings',
  'scheduler.saveSettings',
  'scheduler.getPlaceholders',
  'scheduler.savePlaceholders',
  'scheduler.bulkPlaceholders',
  'scheduler.convertPlaceholder',
  'scheduler.predict',
  'scheduler.backTest',
  'requests.list',
  'requests.preview',
  'requests.choices',
  'requests.submit',
  'requests.withdraw',
  'requests.swaps',
  'requests.answerSwap',
  'requests.decideMany',
  'requests.keepShifts',
  'requests.absences',
  'callOuts.plan',
  'callOuts.start',
  'callOuts.askMore',
  'callOuts.close',
  'callOuts.list',
  'callOuts.board',
  'callOuts.mine',
  'callOuts.answer',
  'scheduleReports.hours',
  'scheduleReports.coverage',
  'scheduleReports.pto',
  'scheduleReports.adherence',
  'scheduleReports.ghosts',
  'scheduleReports.forecast',
  'scheduleReports.locations',
  'scheduleReports.shifts',
  'execReports.report',
  'execReports.products',
  'execReports.startPdf',
  'scorecards.list',
  'scorecards.read',
  'scorecards.startPdf',
  'scorecards.acknowledge',
  'scorecards.say',
  'documentation.getGoals',
  'documentation.getCategorizedMetrics',
  'documentation.setGoals',
  'documentation.undoGoals',
  'messaging.pushSubscribe',
  'messaging.pushUnsubscribe',
  'messaging.getSubscriptions',
  'messaging.getHuddleMessages',
  'messaging.getRecentLogins',
  'messaging.notifyNewChat',
  'messaging.subscribe',
  'messaging.getLoadingData',
  'messaging.getAnnouncements',
  'messaging.getInbox',
  'messaging.sendMail',
  'huddles.post',
  'huddles.unfollow',
  'huddles.markRead',
  'communications.list',
  'communications.choices',
  'communications.audience',
  'communications.compose',
  'communications.update',
  'communications.expire',
  'communications.readers',
  'communications.remind',
  'communications.escalate',
  'communications.reach',
  'conversations.list',
  'conversations.start',
  'conversations.messages',
  'conversations.send',
  'conversations.picture',
  'conversations.edit',
  'conversations.delete',
  'conversations.react',
  'conversations.follow',
  'conversations.markRead',
  'conversations.mute',
  'conversations.members',
  'conversations.leave',
  'conversations.search',
  'conversations.typing',
  'conversations.scheduled',
  'conversations.cancel',
  'conversations.people',
  'conversations.resolve',
  'conversations.receipts',
  'mailbox.threads',
  'mailbox.thread',
  'mailbox.markRead',
  'mailbox.choices',
  'mailbox.reach',
  'mailbox.drafts',
  'mailbox.saveDraft',
  'mailbox.discardDraft',
  'keeping.report',
  'keeping.reports',
  'keeping.decide',
  'keeping.retention',
  'keeping.setRetention',
  'keeping.export',
  'keeping.exportOther',
  'keeping.erase',
  'notifications.list',
  'notifications.read',
  'notifications.settings',
  'pushSettings.read',
  'pushSettings.setQuietHours',
  'homepage.getWidgets',
  'homepage.getManagers',
  'homepage.reOrderAnnouncements',
  'homepage.widgetMove',
  'homepage.widgetSeen',
  'homepage.widgetClick',
  'homepage.acknowledge',
  'homepage.getNow',
  'homepage.announcementChoices',
  'homepage.announcementAudience',
  'homepage.announcementList',
  'homepage.announcementCreate',
  'homepage.announcementUpdate',
  'homepage.announcementDelete',
  'homepage.searchPhotos',
  'homepage.keepPhoto',
  'search.find',
  'subscriptions.list',
  'subscriptions.save',
  'subscriptions.remove',
  'subscriptions.sendNow',
  'usage.read',
  'usage.allUserHistory',
  'usage.paths',
  'usage.visit',
  'training.createCampaign',
  'training.setCampaignImage',
  'training.moduleListSelect',
  'training.getCampaignList',
  'training.moduleList',
  'training.tagList',
  'training.completeModules',
  'training.getDocuments',
  'training.getLessons',
  'training.getLesson',
  'training.openPage',
  'training.heartbeat',
  'training.beginAttempt',
  'training.answer',
  'training.downloadLesson',
  'training.syncLesson',
  'training.getEffect',
  'alerts.list',
  'alerts.save',
  'alerts.reset',
  'alerts.remove',
  'campaigns.choices',
  'campaigns.draftList',
  'campaigns.draftRead',
  'campaigns.draftSave',
  'campaigns.draftRemove',
  'campaigns.cost',
  'campaigns.read',
  'campaigns.update',
  'campaigns.people',
  'campaigns.remind',
  'campaigns.excuse',
  'campaigns.assign',
  'campaigns.moduleRead',
  'campaigns.moduleSave',
  'documents.save',
  'documents.remove',
  'payments.getCampaigns',
  'payments.send',
  'performance.teamContestResults',
  'performance.getCampaigns',
  'performance.getCampaignPointsMetricsTransactions',
  'performance.teamRankings',
  'performance.matchSchedule',
  'performance.skillTree',
  'performance.leaderboard',
  'performance.getPointsStats',
  'performance.getBank',
  'performance.createBet',
  'performance.requestWithdrawal',
  'performance.requestWithdrawalFor',
  'performance.allocateBet',
  'performance.approveWithdrawal',
  'performance.rejectWithdrawal',
  'performance.draft',
  'performance.createCampaignTransaction',
  'performance.signUpToCampaign',
  'performance.pointsOfDay',
  'performance.draftBoard',
  'performance.draftPick',
  'performance.draftQueue',
  'performance.draftControl',
  'performance.exportStatement',
  'performance.deskRead',
  'performance.deskPreview',
  'performance.deskSave',
  'performance.deskLaunch',
  'performance.deskRemove',
  'performance.deskTeam',
  'performance.deskDraft',
  'performance.deskDraftCancel',
  'performance.deskRestate',
  'performance.deskRestateMetric',
  'performance.deskRewardCampaign',
];

/** Every path with the selectors of its calls, sorted. */
const knownPaths = [
  '/accounts/access/ explain',
  '/accounts/access/ explain_other',
  '/accounts/bookmark/',
  '/accounts/driver-requests/',
  '/accounts/driver-requests/ absences',
  '/accounts/driver-requests/ answer_swap',
  '/accounts/driver-requests/ choices',
  '/accounts/driver-requests/ decide',
  '/accounts/driver-requests/ decide_many',
  '/accounts/driver-requests/ keep_shifts',
  '/accounts/driver-requests/ list',
  '/accounts/driver-requests/ preview',
  '/accounts/driver-requests/ submit',
  '/accounts/driver-requests/ swaps',
  '/accounts/driver-requests/ withdraw',
  '/accounts/employee/',
  '/accounts/employees/',
  '/accounts/first-account/ create',
  '/accounts/first-account/ status',
  '/accounts/invite/ accept',
  '/accounts/invite/ create',
  '/accounts/login/',
  '/accounts/logout/',
  '/accounts/organizations/',
  '/accounts/outbox/',
  '/accounts/preferences/',
  '/accounts/profile-picture/',
  '/accounts/refresh/',
  '/accounts/reset-password/ confirm',
  '/accounts/reset-password/ request',
  '/accounts/saved-views/ list',
  '/accounts/saved-views/ remove',
  '/accounts/saved-views/ save',
  '/accounts/seeing/ list',
  '/accounts/seeing/ start',
  '/accounts/seeing/ stop',
  '/accounts/sessions/ end_all',
  '/accounts/sessions/ list',
  '/alerts/ list',
  '/alerts/ remove',
  '/alerts/ reset',
  '/alerts/ save',
  '/dashboard/ comment_corrections',
  '/dashboard/ correct_comment',
  '/dashboard/ dashboard create',
  '/dashboard/ dashboard delete',
  '/dashboard/ dashboard history',
  '/dashboard/ dashboard list',
  '/dashboard/ dashboard rename',
  '/dashboard/ dashboard reorder',
  '/dashboard/ dashboard restore',
  '/dashboard/ dashboard share',
  '/dashboard/ dashboard start_pdf',
  '/dashboard/ dashboard update',
  '/dashboard/ forecast_back_test',
  '/dashboard/ maps',
  '/dashboard/ passed_calls days',
  '/dashboard/ passed_calls detail',
  '/dashboard/ passed_calls explain',
  '/dashboard/ passed_calls groups',
  '/dashboard/ passed_calls passes',
  '/dashboard/ schedule_reports',
  '/dashboard/ scheduler_utils calendar_feed',
  '/dashboard/ scheduler_utils change_calendar_feed',
  '/dashboard/ scheduler_utils confirm_notices',
  '/dashboard/ scheduler_utils delete_template',
  '/dashboard/ scheduler_utils drivers',
  '/dashboard/ scheduler_utils get_templates',
  '/dashboard/ scheduler_utils notices',
  '/dashboard/ scheduler_utils placeholder_handler bulk',
  '/dashboard/ scheduler_utils placeholder_handler convert',
  '/dashboard/ scheduler_utils placeholder_handler get_placeholders',
  '/dashboard/ scheduler_utils placeholder_handler save_changes',
  '/dashboard/ scheduler_utils presence',
  '/dashboard/ scheduler_utils preview_template',
  '/dashboard/ scheduler_utils publish',
  '/dashboard/ scheduler_utils rename_template',
  '/dashboard/ scheduler_utils save_schedule',
  '/dashboard/ scheduler_utils save_settings',
  '/dashboard/ scheduler_utils save_template',
  '/dashboard/ scheduler_utils schedule',
  '/dashboard/ scheduler_utils settings',
  '/dashboard/ scheduler_utils shift_history',
  '/dashboard/ scheduler_utils takers',
  '/dashboard/ scheduler_utils unlock_day',
  '/dashboard/ scheduler_utils unpublished',
  '/dashboard/ scheduler_utils worked',
  '/dashboard/ survey_aggregator',
  '/dashboard/ survey_detail',
  '/dashboard/ survey_topics',
  '/dashboard/ take_back_correction',
  '/dashboard/ timeseries_predictor',
  '/dashboard/dashboard-data/ elements',
  '/dashboard/dashboard-data/ get_last_update',
  '/dashboard/dashboard-data/{chart_type}/{slug}/',
  '/dashboard/elements/{element}/',
  '/dashboard/elements/{element}/ export',
  '/dashboard/elements/{element}/ facets',
  '/dashboard/elements/{element}/ start_export',
  '/dashboard/exec-reports/ exec_report',
  '/dashboard/exec-reports/ product_report',
  '/dashboard/exec-reports/ start_pdf',
  '/dashboard/my-dashboard/ annotations create',
  '/dashboard/my-dashboard/ annotations delete',
  '/dashboard/my-dashboard/ annotations update',
  '/dashboard/my-dashboard/ comments create',
  '/dashboard/my-dashboard/ comments delete',
  '/dashboard/my-dashboard/ comments edit',
  '/dashboard/my-dashboard/ comments read',
  '/dashboard/my-dashboard/ viewed_element get',
  '/dashboard/my-dashboard/ viewed_element update',
  '/exports/ progress',
  '/exports/ stop',
  '/homepage/ acknowledge',
  '/homepage/ announcement audience',
  '/homepage/ announcement choices',
  '/homepage/ announcement create',
  '/homepage/ announcement delete',
  '/homepage/ announcement keep_photo',
  '/homepage/ announcement list',
  '/homepage/ announcement search_photos',
  '/homepage/ announcement update',
  '/homepage/ get_managers',
  '/homepage/ get_now',
  '/homepage/ get_widgets',
  '/homepage/ re_order_announcements',
  '/homepage/ widget_click',
  '/homepage/ widget_move',
  '/homepage/ widget_seen',
  '/messaging/ communications audience',
  '/messaging/ communications choices',
  '/messaging/ communications compose',
  '/messaging/ communications escalate',
  '/messaging/ communications expire',
  '/messaging/ communications list',
  '/messaging/ communications reach',
  '/messaging/ communications readers',
  '/messaging/ communications remind',
  '/messaging/ communications update',
  '/messaging/ get_announcements',
  '/messaging/ get_loading_data',
  '/messaging/chat/ get_huddle_messages',
  '/messaging/chat/ get_recent_logins',
  '/messaging/chat/ get_subscriptions',
  '/messaging/chat/ notify_new_chat',
  '/messaging/chat/ subscribe',
  '/messaging/conversation-pictures/',
  '/messaging/conversations/ cancel',
  '/messaging/conversations/ delete',
  '/messaging/conversations/ edit',
  '/messaging/conversations/ follow',
  '/messaging/conversations/ leave',
  '/messaging/conversations/ list',
  '/messaging/conversations/ mark_read',
  '/messaging/conversations/ members',
  '/messaging/conversations/ messages',
  '/messaging/conversations/ mute',
  '/messaging/conversations/ people',
  '/messaging/conversations/ react',
  '/messaging/conversations/ receipts',
  '/messaging/conversations/ resolve',
  '/messaging/conversations/ scheduled',
  '/messaging/conversations/ search',
  '/messaging/conversations/ send',
  '/messaging/conversations/ start',
  '/messaging/conversations/ typing',
  '/messaging/huddle/ mark_read',
  '/messaging/huddle/ post',
  '/messaging/huddle/ unfollow',
  '/messaging/keeping/ decide',
  '/messaging/keeping/ erase',
  '/messaging/keeping/ export',
  '/messaging/keeping/ export_other',
  '/messaging/keeping/ report',
  '/messaging/keeping/ reports',
  '/messaging/keeping/ retention',
  '/messaging/keeping/ set_retention',
  '/messaging/mail/ get_inbox',
  '/messaging/mail/ send_mail',
  '/messaging/mailbox/ choices',
  '/messaging/mailbox/ discard_draft',
  '/messaging/mailbox/ drafts',
  '/messaging/mailbox/ mark_read',
  '/messaging/mailbox/ reach',
  '/messaging/mailbox/ save_draft',
  '/messaging/mailbox/ thread',
  '/messaging/mailbox/ threads',
  '/messaging/notifications/ list',
  '/messaging/notifications/ read',
  '/messaging/notifications/ settings',
  '/messaging/push-notification/',
  '/messaging/push-notification/ unsubscribe',
  '/messaging/push-settings/ read',
  '/messaging/push-settings/ set_quiet_hours',
  '/onboarding/documentation/ get_categorized_metrics',
  '/onboarding/documentation/ get_goals',
  '/onboarding/documentation/ set_goals',
  '/onboarding/documentation/ undo_goals',
  '/onboarding/ga/ all_user_history',
  '/onboarding/ga/ paths',
  '/onboarding/usage/',
  '/onboarding/visits/',
  '/payments/',
  '/payments/ get_campaigns',
  '/performance/ commissioner cancel_draft',
  '/performance/ commissioner launch',
  '/performance/ commissioner open_draft',
  '/performance/ commissioner preview',
  '/performance/ commissioner read',
  '/performance/ commissioner remove',
  '/performance/ commissioner restate',
  '/performance/ commissioner restate_metric',
  '/performance/ commissioner reward_campaign',
  '/performance/ commissioner save',
  '/performance/ commissioner save_team',
  '/performance/ create_bank_action approve_withdrawal',
  '/performance/ create_bank_action bet_allocation',
  '/performance/ create_bank_action reject_withdrawal',
  '/performance/ create_bank_action withdrawal_request',
  '/performance/ create_bank_action withdrawal_request_for',
  '/performance/ create_bet',
  '/performance/ create_create_campaign_transaction',
  '/performance/ draft',
  '/performance/ draft_board',
  '/performance/ draft_control',
  '/performance/ draft_pick',
  '/performance/ draft_queue',
  '/performance/ export_statement',
  '/performance/ get_bank',
  '/performance/ get_campaign_points_metrics_transactions',
  '/performance/ get_campaigns',
  '/performance/ get_points_stats',
  '/performance/ leaderboard',
  '/performance/ match_schedule',
  '/performance/ points_of_day',
  '/performance/ sign_up_to_campaign',
  '/performance/ skill_tree',
  '/performance/ team_contest_results',
  '/performance/ team_rankings',
  '/scheduler/calendar/ shifts',
  '/scheduler/call-outs/ answer',
  '/scheduler/call-outs/ ask_more',
  '/scheduler/call-outs/ board',
  '/scheduler/call-outs/ close',
  '/scheduler/call-outs/ list',
  '/scheduler/call-outs/ mine',
  '/scheduler/call-outs/ plan',
  '/scheduler/call-outs/ start',
  '/scorecards/ acknowledge',
  '/scorecards/ list',
  '/scorecards/ read',
  '/scorecards/ say',
  '/scorecards/ start_pdf',
  '/search/',
  '/subscriptions/ list',
  '/subscriptions/ remove',
  '/subscriptions/ save',
  '/subscriptions/ send_now',
  '/training/ answer_question',
  '/training/ begin_attempt',
  '/training/ download_lesson',
  '/training/ get_documents',
  '/training/ get_effect',
  '/training/ get_lesson',
  '/training/ get_lessons',
  '/training/ heartbeat',
  '/training/ open_page',
  '/training/ sync_lesson',
  '/training/campaigns/ campaign_assign',
  '/training/campaigns/ campaign_choices',
  '/training/campaigns/ campaign_excuse',
  '/training/campaigns/ campaign_people',
  '/training/campaigns/ campaign_remind',
  '/training/campaigns/ complete_modules',
  '/training/campaigns/ cost_forecast',
  '/training/campaigns/ create_campaign',
  '/training/campaigns/ draft_list',
  '/training/campaigns/ draft_read',
  '/training/campaigns/ draft_remove',
  '/training/campaigns/ draft_save',
  '/training/campaigns/ get_campaign_list',
  '/training/campaigns/ module_list',
  '/training/campaigns/ module_list_select',
  '/training/campaigns/ module_read',
  '/training/campaigns/ module_save',
  '/training/campaigns/ read_campaign',
  '/training/campaigns/ set_campaign_image',
  '/training/campaigns/ tag_list',
  '/training/campaigns/ update_campaign',
  '/training/documents/ document_remove',
  '/training/documents/ document_save',
];

describe('the list of calls', () => {
  it('names each call once, by its place in the list', () => {
    const placed = Object.entries(calls).flatMap(([area, ofArea]) =>
      Object.entries(ofArea).map(([key, call]) => [`${area}.${key}`, call.name]),
    );
    expect(placed.map(([, name]) => name)).toEqual(placed.map(([place]) => place));
    expect(new Set(allCalls.map((call) => call.name)).size).toBe(allCalls.length);
  });

  it('is final exactly if a handler exists', () => {
    expect(allCalls.filter((call) => call.status === 'final').map((call) => call.name)).toEqual(finalCalls);
    expect(draftCalls).toEqual(allCalls.filter((call) => call.status === 'draft'));
  });

  it('has every path and purpose of section 7', () => {
    const purposes = allCalls.map((call) => {
      const { purpose, action, type, handle } = call.selector.equals ?? {};
      return [
        call.path,
        ...[purpose, type, action, handle].map((value) => (typeof value === 'string' ? value : value?.[0])),
      ]
        .filter(Boolean)
        .join(' ');
    });
    expect([...new Set(purposes)].sort()).toEqual(knownPaths);
  });
});

describe('access', () => {
  it('names every C and W row of the authorization matrix, and no other', () => {
    const named = new Set(everything.flatMap((call) => call.access.rows));
    expect(rowsOf('C').filter((row) => !named.has(row))).toEqual([]);
    expect(rowsOf('W').filter((row) => !named.has(row))).toEqual([]);
    expect([...named].filter((row) => !rows.has(row))).toEqual([]);
  });

  it.each(everything.map((call) => [call.name, call] as const))('%s requires the action of its row', (_, call) => {
    expect(isAction(call.access.action)).toBe(true);
    expect(call.access.action).toBe(actionOfRow[call.access.rows[0] ?? '']);
  });

  it('is public only if the matrix allows anonymous', () => {
    const anonymous = new Map(
      [...matrix.matchAll(/^([CW]\d{3}),.*$/gm)].map(([line, row = '']) => [
        row,
        /,(?:read|write),([A-Z])/.exec(line)?.[1],
      ]),
    );
    for (const { name, access } of everything)
      for (const row of access.rows)
        expect([name, row, access.kind]).toEqual([name, row, anonymous.get(row) === 'D' ? 'signed-in' : 'public']);
  });

  it('limits signed-in callers by employee and all others by address', () => {
    for (const { access, rateLimit } of allCalls) {
      expect(rateLimit.max).toBeGreaterThan(0);
      expect(rateLimit.by === 'employee').toBe(access.kind === 'signed-in');
    }
  });

  it('lets every write to people be sent again after a lost answer without happening twice', () => {
    const { homepage, messaging, communications, conversations, huddles, mailbox, notifications, pushSettings } = calls;
    const areas = { homepage, messaging, communications, conversations, huddles, mailbox, notifications, pushSettings };
    const { callOuts, keeping } = calls;
    const twice = [...Object.values(areas), callOuts, keeping]
      .flatMap((area): CallDefinition[] => Object.values(area))
      .filter(({ idempotent, idempotencyKey }) => !idempotent && idempotencyKey === undefined);
    // A second upload is a file of its own, which nobody uses.
    expect(twice.map(({ name }) => name).toSorted()).toEqual(['conversations.picture', 'homepage.keepPhoto']);
  });

  it('requires an Idempotency-Key wherever points or money move', () => {
    const moving = ['C071', 'C081', 'C082', 'C083', 'C084', 'C086', 'C484'];
    expect(allCalls.filter((call) => call.idempotencyKey === 'required').map((call) => call.access.rows[0])).toEqual(
      expect.arrayContaining(moving),
    );
    expect(allCalls.filter((call) => call.idempotencyKey === 'required').every((call) => call.idempotent)).toBe(true);
  });
});

type Node = { readonly [key: string]: unknown };

/** Every schema inside a JSON schema, with its path. */
function* nodes(schema: unknown, at = ''): Generator<readonly [string, Node]> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield [at, schema as Node];
  for (const [key, value] of Object.entries(schema))
    if (key !== 'enum' && key !== 'default' && key !== 'required') yield* nodes(value, `${at}/${key}`);
}

const unbounded = /(?<!\\)[*+]/;

describe('what a caller may send', () => {
  const sent = [
    ...allCalls.map((call) => [call.name, call.body, z.toJSONSchema(call.body, { io: 'input' })] as const),
    ...chatOperations.map(
      (operation) =>
        [operation.name, operation.variables, z.toJSONSchema(operation.variables, { io: 'input' })] as const,
    ),
  ];

  it.each(sent)('%s has bounds on every array, text and number', (_, __, schema) => {
    const open = [...nodes(schema)].flatMap(([at, node]) => {
      if (
        node['type'] === 'array' &&
        !(Number(node['maxItems'] ?? (node['prefixItems'] as unknown[] | undefined)?.length) <= 1000)
      )
        return [`${at}: array without bound`];
      if (
        node['type'] === 'string' &&
        node['enum'] === undefined &&
        node['const'] === undefined &&
        node['maxLength'] === undefined
      ) {
        const pattern = String(node['pattern'] ?? '*');
        if (unbounded.test(pattern)) return [`${at}: text without bound`];
      }
      if (
        (node['type'] === 'number' || node['type'] === 'integer') &&
        node['enum'] === undefined &&
        node['const'] === undefined &&
        (node['minimum'] === undefined || node['maximum'] === undefined)
      )
        return [`${at}: number without bound`];
      return [];
    });
    expect(open).toEqual([]);
  });

  // Ids of calls and surveys may exceed it: their columns are wider.
  const wideIds: ReadonlySet<string> = new Set([
    calls.callDetails.detail.name,
    calls.surveys.detail.name,
    calls.surveys.correct.name,
    // A link of a message may lead to a call.
    calls.conversations.send.name,
    calls.conversations.resolve.name,
  ]);
  it.each(sent.filter(([name]) => !wideIds.has(name)))(
    '%s takes no whole number past the range of its column',
    (_, __, schema) => {
      const wide = [...nodes(schema)].filter(
        ([, node]) =>
          node['type'] === 'integer' &&
          // A ghost's id is a prefix plus its row id.
          node['maximum'] !== ghostIdOf(2_147_483_647) &&
          (Number(node['maximum']) > 2_147_483_647 || Number(node['minimum']) < -2_147_483_648),
      );
      expect(wide.map(([at]) => at)).toEqual([]);
    },
  );

  it.each(sent)('%s refuses unknown fields and names them', (_, schema) => {
    const body = JSON.parse('{"surprise":1,"__proto__":{"polluted":true},"constructor":1}') as unknown;
    const problems = schema
      .safeParse(body)
      .error?.issues.filter((issue) => issue.code === 'unrecognized_keys')
      .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    expect(problems).toEqual(expect.arrayContaining(['surprise', '__proto__', 'constructor']));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each(sent)('%s refuses anything that is not an object', (_, schema) => {
    for (const body of [null, undefined, 1, 'text', true, [], [{}]]) expect(schema.safeParse(body).success).toBe(false);
  });
});
