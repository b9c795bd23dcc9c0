import { denied, everyone, mayWriteTo, mustBeEligible, own, viewScope, writeScope, type Policy } from './policy.ts';

/**
 * Access to the chat store, the search service, the live stream and files. Files hide their existence: each refusal is
 * a 404.
 */
export const streamAndFilePolicies = {
  'chat.create-message': { rows: ['W001'], cell: own, when: [mayWriteTo] },
  'chat.on-message': { rows: ['W002'], cell: own },
  'chat.list-messages': { rows: ['W003'], cell: own },
  'chat.user-activity': { rows: ['W004'], cell: viewScope, except: { driver: denied } },
  'search.employees': { rows: ['W005'], cell: viewScope, except: { driver: denied } },
  'search.organizations': { rows: ['W006'], cell: viewScope, except: { driver: denied } },
  /** Keeping a connection open after the token expires, a logout or a change of rights: always denied. */
  'realtime.outlive-session': { rows: ['W007'], cell: denied },

  'files.read-picture': { rows: ['F001'], cell: everyone, hidden: true },
  'files.read-training-media': { rows: ['F002'], cell: everyone, when: [mustBeEligible], hidden: true },
  'files.read-export': { rows: ['F003'], cell: own, hidden: true },
  'files.upload-training-media': {
    rows: ['F007'],
    cell: writeScope,
    except: { driver: denied, staff: denied },
    hidden: true,
  },
  'health.live': { rows: ['F004'], anonymous: 'allowed', cell: everyone },
  /** For people. A probe from the loopback address or with the monitoring token is answered before authentication. */
  'health.ready': { rows: ['F005'], cell: denied, except: { Admin: everyone }, hidden: true },
  /** Receiving change notifications without their content; each event only concerns a location the subject may view. */
  'live.listen': { rows: ['F006'], cell: viewScope },
} as const satisfies Readonly<Record<string, Policy>>;
