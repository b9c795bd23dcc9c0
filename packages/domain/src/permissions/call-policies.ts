import { globalOwnerId } from './global-owner.ts';
import {
  businessRulesStayOn,
  denied,
  everyone,
  filtersOnlyAtTop,
  groupNeedsSeeAll,
  mayWriteTo,
  mustBeInView,
  mustBeEligible,
  mustBeVisible,
  noMoreRights,
  notSelf,
  own,
  ownInView,
  ownOr,
  ownOrTeam,
  payeesInWrite,
  pendingForOwner,
  permission,
  recipientsInView,
  viewScope,
  writeScope,
  type Cell,
  type Policy,
  type Question,
} from './policy.ts';
import { hasPermission } from './subject.ts';

const notForDrivers = { driver: denied } as const;
const managers = { driver: denied, staff: denied } as const;
const fieldOfficeUp = { driver: denied, staff: denied, 'station-admin': denied } as const;
const homeEditors = { cell: denied, except: { admin: permission('homepage-edit') } } as const;
const driversOnly: Readonly<Pick<Policy, 'cell' | 'except'>> = { cell: denied, except: { driver: own } };

/** A person's own dashboard. The global owner's dashboards require Admin. */
const ownDashboard: Cell = {
  permit: ({ subject, target }) => target.ownerEmployeeId !== globalOwnerId || hasPermission(subject, 'Admin'),
  scope: (question) => (question.target.ownerEmployeeId === globalOwnerId ? null : own.scope(question)),
};

/**
 * A dashboard's owner and permission Admin may delete others' comments on it (decision 23); only authors may edit them.
 */
const mayModerate = ({ subject, target }: Question): boolean =>
  target.deleting === true &&
  (hasPermission(subject, 'Admin') || target.dashboardOwnerEmployeeId === subject.employeeId);

/** Policies for the calls of section 7, and for our additional calls. */
export const callPolicies = {
  'accounts.login': { rows: ['C001'], anonymous: 'allowed', cell: everyone },
  'accounts.refresh': { rows: ['C002'], anonymous: 'token', cell: everyone },
  'accounts.logout': { rows: ['C003'], cell: own },
  'accounts.reset-password': { rows: ['C004'], anonymous: 'allowed', cell: everyone },
  'accounts.accept-invite': { rows: ['C005'], anonymous: 'token', cell: everyone },
  'accounts.read-first-account-status': { rows: ['C091'], anonymous: 'allowed', cell: everyone },
  'accounts.create-first-account': { rows: ['C092'], anonymous: 'token', cell: everyone },
  'accounts.create-invite': {
    rows: ['C006'],
    cell: writeScope,
    except: managers,
    when: [noMoreRights],
  },
  'accounts.read-organization': { rows: ['C007'], cell: viewScope },
  'accounts.set-profile-picture': { rows: ['C008'], cell: own },
  'accounts.look-up-employees': { rows: ['C009'], cell: viewScope, except: notForDrivers },
  'accounts.read-employees': { rows: ['C010'], cell: viewScope, except: { driver: ownOrTeam } },
  'accounts.save-profiles': { rows: ['C011'], cell: writeScope, except: managers },
  'accounts.bulk-profiles': { rows: ['C012'], cell: writeScope, except: managers },
  'accounts.read-employee': { rows: ['C013'], cell: viewScope, except: { driver: own } },
  'pto.add': { rows: ['C014'], cell: writeScope, except: { driver: own, staff: own } },
  'pto.change': { rows: ['C015'], cell: writeScope, except: { driver: own, staff: own }, when: [pendingForOwner] },
  'driver-requests.read': { rows: ['C016'], cell: viewScope, except: { driver: own } },
  'driver-requests.decide': { rows: ['C017'], cell: writeScope, except: managers, when: [notSelf] },
  'driver-requests.submit': { rows: ['C130'], ...driversOnly },
  'driver-requests.withdraw': { rows: ['C131'], ...driversOnly },
  'bookmarks.change': { rows: ['C018'], cell: own },
  'saved-views.use': { rows: ['C121'], cell: own },
  'preferences.use': { rows: ['C019'], cell: own },
  'accounts.use-sessions': { rows: ['C088'], cell: own },
  'accounts.read-outbox': { rows: ['C089'], cell: permission('Admin'), except: notForDrivers },

  'seeing.start': {
    rows: ['C610'],
    cell: permission('Admin'),
    except: notForDrivers,
    when: [notSelf, noMoreRights, mustBeInView],
  },
  'seeing.stop': { rows: ['C611'], cell: own },
  'seeing.list': { rows: ['C612'], cell: permission('Admin'), except: notForDrivers },

  'access.explain': { rows: ['C613'], cell: own },
  'access.explain-other': {
    rows: ['C614'],
    cell: permission('Admin'),
    except: notForDrivers,
    when: [mustBeInView],
  },

  'dashboard-data.read': { rows: ['C020'], cell: viewScope, when: [businessRulesStayOn] },
  'dashboard-data.read-last-update': { rows: ['C021'], cell: everyone },
  'dashboards.read': { rows: ['C093'], cell: viewScope },
  'dashboards.change': { rows: ['C022'], cell: ownDashboard },
  'dashboards.export': { rows: ['C498'], cell: viewScope, when: [businessRulesStayOn] },
  'dashboards.share': { rows: ['C023'], cell: own, when: [recipientsInView] },
  'elements.read': { rows: ['C024'], cell: viewScope, when: [businessRulesStayOn] },
  'elements.export': { rows: ['C025'], cell: viewScope, when: [businessRulesStayOn] },
  'exports.follow': { rows: ['C497'], cell: own },
  'comments.use': { rows: ['C026'], cell: viewScope, when: [mustBeVisible] },
  'comments.change': { rows: ['C027'], cell: ownOr(mayModerate) },
  'annotations.change': {
    rows: ['C028'],
    cell: { scope: (question) => (mayModerate(question) ? null : ownInView.scope(question)) },
  },
  'viewed-elements.use': { rows: ['C029'], cell: ownInView },
  'maps.read': { rows: ['C030'], cell: viewScope },
  'survey-aggregator.read': { rows: ['C031'], cell: viewScope, when: [businessRulesStayOn] },
  'comment-corrections.use': { rows: ['C160'], cell: writeScope, except: managers },
  'passed-calls.read': { rows: ['C032'], cell: viewScope },

  'schedule.read': { rows: ['C033'], cell: viewScope, except: { driver: ownOrTeam } },
  'schedule.read-drivers': { rows: ['C034'], cell: viewScope, except: { driver: ownOrTeam } },
  'schedule.read-templates': { rows: ['C035'], cell: viewScope, except: notForDrivers },
  'schedule.save': { rows: ['C036'], cell: writeScope, except: managers },
  'schedule.change-templates': { rows: ['C037'], cell: writeScope, except: managers },
  'schedule.unlock': { rows: ['C094'], cell: writeScope, except: fieldOfficeUp },
  'schedule.be-present': { rows: ['C095'], cell: viewScope, except: notForDrivers },
  'schedule.use-calendar': { rows: ['C620'], ...driversOnly },
  'schedule.read-calendar': { rows: ['C621'], anonymous: 'token', cell: everyone },
  'placeholders.read': { rows: ['C038'], cell: viewScope, except: notForDrivers },
  'placeholders.change': { rows: ['C039'], cell: writeScope, except: managers },
  'predictions.read': { rows: ['C040'], cell: viewScope, except: notForDrivers },
  'predictions.read-errors': { rows: ['C150'], cell: viewScope, except: notForDrivers },

  'schedule-reports.read': { rows: ['C132'], cell: viewScope, except: { driver: ownOrTeam } },

  'exec-reports.read': { rows: ['C540'], cell: viewScope, except: fieldOfficeUp },
  // Other stations' scorecards and what they say about them are nothing to a station, which sees other dashboards.
  'scorecards.read': {
    rows: ['C541'],
    cell: viewScope,
    except: { driver: denied, staff: writeScope, 'station-admin': writeScope },
    when: [mustBeInView],
  },
  'scorecards.answer': { rows: ['C542'], cell: writeScope, except: managers },

  'goals.read': { rows: ['C041'], cell: viewScope },
  'metrics.read-catalog': { rows: ['C042'], cell: everyone },
  'goals.set': { rows: ['C043'], cell: writeScope, except: fieldOfficeUp },
  'goals.take-back': { rows: ['C090'], cell: writeScope, except: fieldOfficeUp },

  'push.subscribe': { rows: ['C044'], cell: own },
  'chat.read-subscriptions': { rows: ['C045'], cell: own },
  /** Private messages are for members only; the read query filters them. */
  'huddle.read': { rows: ['C046'], cell: viewScope, except: { driver: ownOrTeam } },
  'chat.read-recent-logins': { rows: ['C047'], cell: viewScope, except: notForDrivers },
  'chat.notify': { rows: ['C048'], cell: own },
  'huddle.subscribe': { rows: ['C049'], cell: viewScope, except: { driver: ownOrTeam } },
  'huddle.post': { rows: ['C260'], cell: ownOrTeam },
  'messaging.read-loading-data': { rows: ['C050'], cell: everyone },
  'announcements.read': { rows: ['C051'], cell: everyone },
  'mail.read': { rows: ['C052'], cell: own },
  'mail.send': { rows: ['C053'], cell: everyone, except: notForDrivers, when: [mayWriteTo, groupNeedsSeeAll] },
  'mailbox.use': { rows: ['C380'], cell: own },
  'mailbox.write': { rows: ['C381'], cell: own, except: notForDrivers },
  'widgets.read': { rows: ['C054'], cell: everyone },
  'home.read-managers': { rows: ['C055'], cell: everyone, except: notForDrivers },
  'announcements.reorder': { rows: ['C056'], ...homeEditors },
  'widgets.move': { rows: ['C057'], ...homeEditors },
  'announcements.change': { rows: ['C058'], ...homeEditors },
  'widgets.mark': { rows: ['C059'], cell: own },
  'home.read-now': { rows: ['C170'], cell: everyone },
  'communications.use': { rows: ['C171'], cell: permission('see-all') },
  'notifications.use': { rows: ['C172'], cell: own },
  'conversations.use': { rows: ['C173'], cell: own },
  'reports.send': { rows: ['C382'], cell: own },
  'reports.decide': { rows: ['C383'], cell: writeScope, except: managers },
  'retention.set': { rows: ['C384'], cell: permission('Admin'), except: notForDrivers },
  'personal-data.export': { rows: ['C385'], cell: own },
  'personal-data.export-others': { rows: ['C387'], cell: permission('Admin'), except: notForDrivers },
  'personal-data.erase': { rows: ['C386'], cell: permission('Admin'), except: notForDrivers, when: [notSelf] },
  'conversations.set-receipts': { rows: ['C174'], cell: writeScope, except: managers },

  'push.use-settings': { rows: ['C190'], cell: own },
  'call-outs.read': { rows: ['C191'], cell: viewScope, except: notForDrivers },
  'call-outs.change': { rows: ['C192'], cell: writeScope, except: managers },
  'call-outs.answer': { rows: ['C193'], ...driversOnly },

  'search.find': { rows: ['C491'], cell: viewScope, except: notForDrivers },

  'alerts.use': { rows: ['C496'], cell: own },
  'subscriptions.use': { rows: ['C492'], cell: own },

  'usage.paths': { rows: ['C490'], cell: permission('Admin'), except: notForDrivers },
  'usage.read': { rows: ['C060'], cell: permission('Admin'), except: notForDrivers, when: [filtersOnlyAtTop] },
  'usage.visit': { rows: ['C195'], cell: own },
  'user-history.read': { rows: ['C061'], cell: viewScope, except: notForDrivers },

  'training.read-documents': { rows: ['C062'], cell: everyone, when: [mustBeEligible] },
  'campaigns.create': { rows: ['C063'], cell: writeScope, except: managers },
  'campaigns.set-image': {
    rows: ['C064'],
    cell: ownOr(({ subject, target }) => (target.managerEmployeeIds ?? []).includes(subject.employeeId)),
    except: { ...managers, Admin: everyone },
  },
  'campaigns.build': { rows: ['C450'], cell: own, except: managers },
  'campaigns.read-built': { rows: ['C451'], cell: everyone, except: managers },
  'campaigns.manage': {
    rows: ['C452'],
    cell: ownOr(({ subject, target }) => (target.managerEmployeeIds ?? []).includes(subject.employeeId)),
    except: { ...managers, Admin: everyone },
  },
  'documents.manage': { rows: ['C454'], cell: writeScope, except: managers },
  'modules.build': { rows: ['C453'], cell: everyone, except: managers },
  'campaigns.read-module-choices': { rows: ['C065'], cell: everyone },
  'campaigns.read': { rows: ['C066'], cell: everyone },
  'modules.read': { rows: ['C067'], cell: everyone },
  'tags.read': { rows: ['C068'], cell: everyone },
  'modules.complete': { rows: ['C069'], cell: own, when: [mustBeEligible] },
  'lessons.use': { rows: ['C420'], cell: own, when: [mustBeEligible] },

  'payments.read-campaigns': { rows: ['C070'], cell: everyone, except: fieldOfficeUp },
  'payments.send': { rows: ['C071'], cell: everyone, except: fieldOfficeUp, when: [notSelf, payeesInWrite] },
  'arena.read-team-results': { rows: ['C072'], cell: viewScope, except: { driver: ownOrTeam } },
  'arena.read-campaigns': { rows: ['C073'], cell: everyone },
  'arena.read-campaign-points': { rows: ['C074'], cell: viewScope, except: { driver: own } },
  'arena.read-team-rankings': { rows: ['C075'], cell: everyone },
  'arena.read-match-schedule': { rows: ['C076'], cell: everyone },
  'arena.read-skill-tree': { rows: ['C077'], cell: viewScope, except: { driver: own } },
  'arena.read-leaderboard': { rows: ['C078'], cell: viewScope, except: { driver: ownOrTeam } },
  'arena.read-points-stats': { rows: ['C079'], cell: viewScope, except: { driver: own } },
  'bank.read': { rows: ['C080'], cell: permission('Admin'), except: { driver: own } },
  'bets.create': { rows: ['C081'], ...driversOnly },
  'bank.request-withdrawal': { rows: ['C082'], ...driversOnly },
  'bank.allocate-bets': { rows: ['C083'], ...driversOnly },
  'bank.decide-withdrawal': { rows: ['C084'], cell: permission('Admin'), except: notForDrivers, when: [notSelf] },
  'arena.draft': { rows: ['C085'], cell: denied, except: { driver: ownOrTeam } },
  'arena.create-transaction': { rows: ['C086'], cell: everyone, except: fieldOfficeUp, when: [notSelf, payeesInWrite] },
  'arena.command': { rows: ['C481'], cell: permission('Admin'), except: notForDrivers },
  'draft.read': { rows: ['C482'], cell: viewScope, except: { driver: ownOrTeam } },
  'draft.pick': { rows: ['C483'], cell: permission('Admin'), except: { driver: ownOrTeam } },
  'arena.read-points': { rows: ['C480'], cell: viewScope, except: { driver: own } },
  'arena.sign-up': { rows: ['C087'], cell: own, when: [mustBeEligible] },
} as const satisfies Readonly<Record<string, Policy>>;
