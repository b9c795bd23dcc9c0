import type { Geography } from '../src/geography/geography.ts';
import type { Target } from '../src/permissions/decision.ts';
import { subjectColumns } from './matrix-file.ts';
import { holds, inView, inWrite, isOwnRecord, type Asker, type Verdict } from './matrix-legend.ts';

interface Facts {
  readonly asker: Asker;
  readonly target: Target;
  readonly cell: string;
}

/**
 * The extra_condition column, sentence by sentence. `judge` returns a verdict that settles the question, or null to
 * continue with the cell. A condition without one is about rows or amounts that only the database knows, or repeats the
 * cell. `vary` provides the additional facts the condition refers to.
 */
interface Condition {
  readonly judge?: (facts: Facts) => Verdict | null;
  readonly vary?: (asker: Asker, places: readonly (Geography | null)[]) => readonly Target[];
}

const stranger = 9999;
const globalOwner = 35300;

const refuse = (refused: boolean): Verdict | null => (refused ? 'forbidden' : null);
const everyPlace = (target: Target, test: (place: Geography | null) => boolean) =>
  (target.geographies ?? []).every(test);
const bulk = (_asker: Asker, places: readonly (Geography | null)[]): readonly Target[] => [
  { geographies: [] },
  ...places.map((place) => ({ geographies: [place] })),
  { geographies: places },
];
const outsideView: Condition = {
  judge: ({ asker, target }) => refuse(!everyPlace(target, (place) => inView(asker, place))),
  vary: bulk,
};
const outsideWrite: Condition = {
  judge: ({ asker, target }) => refuse(!everyPlace(target, (place) => inWrite(asker, place))),
  vary: bulk,
};
const listedManager: Condition = {
  judge: ({ asker, target, cell }) =>
    cell === 'S' && (target.managerEmployeeIds ?? []).includes(asker.employeeId) ? 'allowed' : null,
  vary: (asker) => [
    { ownerEmployeeId: stranger, managerEmployeeIds: [stranger] },
    { ownerEmployeeId: stranger, managerEmployeeIds: [stranger, asker.employeeId] },
  ],
};
const isSelf = (asker: Asker, target: Target) =>
  target.ownerEmployeeId === asker.employeeId || (target.recipientEmployeeIds ?? []).includes(asker.employeeId);
const notSelf: Condition = {
  judge: ({ asker, target }) => refuse(isSelf(asker, target)),
  vary: (asker) => [{ ownerEmployeeId: asker.employeeId }, { ownerEmployeeId: stranger }],
};
const payee: Condition = {
  judge: (facts) => refuse(isSelf(facts.asker, facts.target)) ?? outsideWrite.judge?.(facts) ?? null,
  vary: (asker, places) =>
    bulk(asker, places).flatMap((target) => [
      { ...target, recipientEmployeeIds: [stranger] },
      { ...target, recipientEmployeeIds: [stranger, asker.employeeId] },
    ]),
};
const eligible: Condition = {
  judge: ({ target }) => refuse(target.eligible === false),
  vary: () => [{ eligible: true }, { eligible: false }],
};
// The place of a comment or a note is the geography of the cell V.
const hidden: Condition = {
  judge: ({ target }) => (target.visible === false ? 'not-found' : null),
  vary: (_asker, places) => [
    { visible: true },
    { visible: false },
    ...places.map((geography) => ({ geography, visible: false })),
  ],
};
/**
 * Decision 23: the dashboard's owner and Admin can remove any comment or note on it, anywhere; only its author can
 * change it.
 */
const moderates = (asker: Asker, target: Target) =>
  target.deleting === true && (holds(asker, 'Admin') || target.dashboardOwnerEmployeeId === asker.employeeId);
const ownEntryInView = (asker: Asker, target: Target): Verdict => {
  if (!isOwnRecord(asker, target)) return 'not-found';
  return target.geography === undefined || inView(asker, target.geography) ? 'allowed' : 'forbidden';
};
const othersEntries = (asker: Asker): readonly Target[] =>
  [true, false].flatMap((deleting) =>
    [asker.employeeId, stranger].flatMap((ownerEmployeeId) =>
      [asker.employeeId, stranger].map((dashboardOwnerEmployeeId) => ({
        deleting,
        ownerEmployeeId,
        dashboardOwnerEmployeeId,
      })),
    ),
  );
/** Decision 33: whom a person may write to. */
const reachable: Condition = {
  judge: (facts) =>
    facts.target.answerable === true || facts.target.teamSlug === facts.asker.teamSlug
      ? null
      : (outsideView.judge?.(facts) ?? null),
  vary: (asker, places) => [
    ...bulk(asker, places),
    { geographies: places, teamSlug: asker.teamSlug },
    { geographies: places, teamSlug: 'another-team' },
    { geographies: places, answerable: true },
    { geographies: places, answerable: false },
  ],
};
const decidedElsewhere: Condition = {};

const noMoreRights: Condition = {
  judge: ({ asker, target }) => {
    const order: readonly string[] = subjectColumns;
    const other = target.inviteePositionType;
    if (other === undefined) return null;
    return refuse(
      order.indexOf(order.includes(other) ? other : 'staff') > order.indexOf(asker.column) ||
        (target.inviteePermissions ?? []).some((permission) => !holds(asker, permission)),
    );
  },
  vary: () => [
    ...[...subjectColumns.slice(1), 'mechanic'].map((inviteePositionType) => ({ inviteePositionType })),
    ...['see-all', 'see-children', 'Admin', 'beta'].map((permission) => ({
      inviteePositionType: 'driver',
      inviteePermissions: [permission],
    })),
  ],
};
/** Whom an Admin may see as. */
const seeable: Condition = {
  judge: (facts) => {
    const { asker, target } = facts;
    return (
      refuse(asker.column === 'driver' || isSelf(asker, target)) ??
      noMoreRights.judge?.(facts) ??
      refuse(target.geography !== undefined && !inView(asker, target.geography))
    );
  },
  vary: (asker, places) =>
    [...(noMoreRights.vary?.(asker, places) ?? []), ...(notSelf.vary?.(asker, places) ?? [])].flatMap((target) =>
      places.map((geography) => ({ ...target, geography })),
    ),
};

export const conditions: Readonly<Record<string, Condition>> = {
  '': {},
  'position!=driver': { judge: ({ asker }) => refuse(asker.column === 'driver') },
  'position==admin': { judge: ({ asker }) => refuse(asker.column !== 'admin') },
  'position==admin AND perm=homepage-edit': {
    judge: ({ asker }) => refuse(asker.column !== 'admin' || !holds(asker, 'homepage-edit')),
  },
  'perm=see-all': { judge: ({ asker }) => refuse(!holds(asker, 'see-all')) },
  'geo=V': {
    judge: ({ asker, target }) => refuse(target.geography !== undefined && !inView(asker, target.geography)),
  },
  'position!=driver; geo=V': {
    judge: ({ asker, target }) =>
      refuse(asker.column === 'driver' || (target.geography !== undefined && !inView(asker, target.geography))),
  },
  'position!=driver; facility/position filters only when geography has no parent': {
    judge: ({ asker, target }) => {
      const place = target.geography === undefined ? asker.own : target.geography;
      return refuse(asker.column === 'driver' || (target.topLevelFilters === true && place?.parentId !== null));
    },
    vary: () => [{ topLevelFilters: true }, { topLevelFilters: false }],
  },
  "invitee position <= inviter position; permissions on record subset of the inviter's": noMoreRights,
  'position!=driver; target != self; target position and permissions <= own; geo=V': seeable,
  'every id in apply_to in W, else the whole call fails': outsideWrite,
  'version in the body, 409 when stale; every employee in W': outsideWrite,
  'geography_eligiblity subset of W': outsideWrite,
  'geography_eligiblity of a forecast subset of W': outsideWrite,
  'organization_id in W': outsideWrite,
  'child_list ids all in V': outsideView,
  'recipients in V scope of the sharer': outsideView,
  'recipients as in W001; group send needs perm see-all': {
    judge: (facts) =>
      refuse(facts.target.group === true && !holds(facts.asker, 'see-all')) ?? reachable.judge?.(facts) ?? null,
    vary: (asker, places) =>
      (reachable.vary?.(asker, places) ?? []).flatMap((target) => [
        { ...target, group: true },
        { ...target, group: false },
      ]),
  },
  'from == caller; recipient in V, same team, manager of own station, or wrote first': reachable,
  'driver/staff: own and still pending': {
    judge: ({ asker, target }) =>
      refuse((asker.column === 'driver' || asker.column === 'staff') && target.pending === false),
    vary: () => [{ pending: true }, { pending: false }],
  },
  'not self': notSelf,
  'approver != requester': notSelf,
  'approver != requester (four eyes)': notSelf,
  'payee in W; payee != caller; Idempotency-Key; re-authentication <= 10 min': payee,
  'payee in W; not self': payee,
  'owner only; owner 35300 needs Admin': {
    judge: ({ asker, target }) =>
      target.ownerEmployeeId === globalOwner ? (holds(asker, 'Admin') ? 'allowed' : 'forbidden') : null,
    vary: () => [{ ownerEmployeeId: globalOwner }],
  },
  'author only (dashboard owner and Admin may delete)': {
    judge: ({ asker, target }) => (moderates(asker, target) ? 'allowed' : null),
    vary: othersEntries,
  },
  'organization_id in V; author only (dashboard owner and Admin may delete)': {
    judge: ({ asker, target }) => (moderates(asker, target) ? 'allowed' : ownEntryInView(asker, target)),
    vary: othersEntries,
  },
  'creator or listed manager': listedManager,
  'creator or listed manager; locations added in W': {
    judge: (facts) => outsideWrite.judge?.(facts) ?? listedManager.judge?.(facts) ?? null,
    vary: (asker, places) =>
      (listedManager.vary?.(asker, places) ?? []).flatMap((target) => [
        target,
        ...bulk(asker, places).map((added) => ({ ...target, ...added })),
      ]),
  },
  'organization_id in V': { judge: ({ asker, target }) => ownEntryInView(asker, target) },
  'new_biz_rules=off denied to driver': {
    judge: ({ asker, target }) => refuse(asker.column === 'driver' && target.businessRules === false),
    vary: () => [{ businessRules: false }, { businessRules: true }],
  },
  'organization_id in V; dashboard visible to caller': hidden,
  'module published and caller eligible, or manager': eligible,
  'module published and caller eligible or assigned': eligible,
  'eligible or manager': eligible,
  'user_id == caller; eligible; before end': eligible,
  // The letters S and O already cover these.
  'sender == caller': {},
  'own bank or Admin': {},
  'requester only': {},
  'driver sees own transactions only': {},
  'captain_id == caller, member of team_id; draft open; first submission wins': {},
  // The service closes both calls outside production and once an account exists.
  'production only; no account yet': decidedElsewhere,
  // Row filters, limits, amounts and open periods are up to the services.
  'same row filter as the table': decidedElsewhere,
  'team member; private messages only for members': decidedElsewhere,
  'drivers: only campaigns they are eligible for': decidedElsewhere,
  'eligible only for drivers': decidedElsewhere,
  'server checks watched length / answers; cannot complete for others': decidedElsewhere,
  'rank rows: name, station, points only': decidedElsewhere,
  'drivers only; own points; period open': decidedElsewhere,
  'amount <= available; Idempotency-Key': decidedElsewhere,
  'own balance': decidedElsewhere,
  'filter fixed by the server, never by client arguments': decidedElsewhere,
  'limit <= 100; nextToken signed': decidedElsewhere,
  'limit <= 50': decidedElsewhere,
  'closed within 5 s': decidedElsewhere,
  // Probes are answered before authentication; the cell is for people.
  'loopback or monitoring token': decidedElsewhere,
};
