import { denied, everyone, permission, viewScope, type Policy } from './policy.ts';

const notForDrivers = { driver: denied } as const;

/** The front-end permission rules of section 5, and view access to a geography (section 6). */
export const featurePolicies = {
  /** View access to one geography: the guard behind every slug. */
  'geography.view': {
    rows: [
      'G001',
      'G002',
      'G003',
      'G004',
      'G005',
      'G006',
      'G007',
      'G008',
      'G009',
      'G010',
      'G011',
      'G012',
      'G013',
      'G014',
      'G015',
      'G016',
      'G017',
      'G018',
    ],
    cell: viewScope,
  },
  'feature.usage': { rows: ['R001'], cell: permission('Admin'), except: notForDrivers },
  /** The menu entry only; the Arena's routes stay open to the person's own record, team and scope (decisions 4). */
  'feature.arena': {
    rows: ['R002'],
    cell: permission('Admin'),
    except: {
      driver: {
        permit: ({ subject, settings }) =>
          settings.arenaAudience === 'enrolled' && (subject.availableCampaignIds ?? []).length > 0,
      },
    },
  },
  'feature.rewards': {
    rows: ['R003'],
    cell: everyone,
    except: { driver: denied, staff: denied, 'station-admin': denied },
  },
  'feature.search': { rows: ['R004'], cell: everyone, except: notForDrivers },
  'feature.disable-business-rules': { rows: ['R005'], cell: everyone, except: notForDrivers },
  'feature.user-reports': { rows: ['R006'], cell: everyone, except: notForDrivers },
  'feature.edit-home-page': { rows: ['R007'], cell: denied, except: { admin: permission('homepage-edit') } },
  'feature.beta': { rows: ['R008'], cell: permission('beta') },
  'feature.notready': { rows: ['R009'], cell: denied, except: { admin: everyone, Admin: everyone } },
} as const satisfies Readonly<Record<string, Policy>>;
