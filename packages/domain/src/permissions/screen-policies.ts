import { both, denied, everyone, own, ownOrTeam, permission, viewScope, type Policy } from './policy.ts';

/**
 * Access to the routes of section 2. A refusal redirects to the person's own dashboard; a missing sign-in redirects to
 * /login/ with a nextUrl.
 */
export const screenPolicies = {
  'screen.login': { rows: ['S001'], anonymous: 'allowed', cell: everyone },
  'screen.temp-login': { rows: ['S002'], anonymous: 'allowed', cell: everyone },
  'screen.invite': { rows: ['S003'], anonymous: 'allowed', cell: everyone },
  'screen.reset-password': { rows: ['S004'], anonymous: 'allowed', cell: everyone },
  'screen.not-found': { rows: ['S005'], anonymous: 'allowed', cell: everyone },
  'screen.root': { rows: ['S006'], cell: everyone },
  'screen.home': { rows: ['S007'], cell: everyone },
  'screen.sandbox': { rows: ['S008'], cell: everyone },
  'screen.season': { rows: ['S009'], cell: everyone },
  'screen.performance-campaigns': { rows: ['S010'], cell: everyone },
  'screen.performance-campaign': { rows: ['S011'], cell: everyone },
  'screen.campaigns': { rows: ['S012'], cell: everyone, except: { driver: denied } },
  'screen.campaign-creation': { rows: ['S013'], cell: everyone, except: { driver: denied, staff: denied } },
  'screen.create-dashboard': { rows: ['S014'], cell: viewScope },
  'screen.dashboard': { rows: ['S015'], cell: viewScope },
  'screen.surveys': { rows: ['S016'], cell: viewScope },
  'screen.passed-calls': { rows: ['S017'], cell: viewScope },
  'screen.maps': { rows: ['S018'], cell: viewScope },
  'screen.training': { rows: ['S019'], cell: viewScope },
  'screen.exec-reports': {
    rows: ['S020'],
    cell: viewScope,
    except: { driver: denied, staff: denied, 'station-admin': denied },
  },
  'screen.scheduler-scheduling': { rows: ['S021'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.scheduler-profiles': { rows: ['S022'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.scheduler-reports': { rows: ['S023'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.scheduler-requests': { rows: ['S024'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.usage': { rows: ['S025'], cell: both(permission('Admin'), viewScope), except: { driver: denied } },
  'screen.user-activity': { rows: ['S026'], cell: viewScope, except: { driver: denied } },
  'screen.communications': { rows: ['S027'], cell: permission('see-all') },
  'screen.banks': { rows: ['S028'], cell: permission('Admin'), except: { driver: denied } },
  'screen.bank': { rows: ['S029'], cell: permission('Admin'), except: { driver: own } },
  'screen.arena-skill-tree': { rows: ['S030'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.skill-tree': { rows: ['S031'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.leaderboard': { rows: ['S032'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.team': { rows: ['S033'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.bookie': { rows: ['S034'], cell: viewScope, except: { driver: ownOrTeam } },
  'screen.draft': { rows: ['S035'], cell: viewScope, except: { driver: ownOrTeam } },
} as const satisfies Readonly<Record<string, Policy>>;
