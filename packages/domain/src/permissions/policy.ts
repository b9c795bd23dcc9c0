import { canView, canWrite } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';
import type { AccessSettings, DenialReason, Target } from './decision.ts';
import { hasPermission, type EmployeeSubject, type Permission, type Position } from './subject.ts';

/** One question to the access table by somebody who has signed in. */
export interface Question {
  readonly subject: EmployeeSubject;
  readonly position: Position;
  readonly target: Target;
  readonly settings: AccessSettings;
}

/**
 * One cell of the access table. `permit` looks at the person alone and is asked first; `scope` looks at
 * what is touched and is asked last, so that a refusal never tells more than the step before allowed.
 */
export interface Cell {
  readonly permit?: (question: Question) => boolean;
  readonly scope?: (question: Question) => DenialReason | null;
}

/** A further test between the two halves of a cell: null when it holds. */
export type Condition = (question: Question) => DenialReason | null;

/** One row of the access table as the code knows it. */
export interface Policy {
  /** Ids of the rows of the authorization matrix this action stands for. */
  readonly rows: readonly string[];
  /** Without a sign-in: refused unless said; `token` = allowed with the single-use token of the request. */
  readonly anonymous?: 'allowed' | 'token';
  /** What holds for every position that `except` does not name. */
  readonly cell: Cell;
  readonly except?: Readonly<Partial<Record<Position, Cell>>>;
  readonly when?: readonly Condition[];
  /** True where even the existence is hidden: every refusal is a 404, a missing sign-in included. */
  readonly hidden?: boolean;
}

/** Allowed to the position; nothing is looked at (letter A). */
export const everyone: Cell = {};

/** Refused to the position (letter D). */
export const denied: Cell = { permit: () => false };

/** Only with the permission (letter P:x); position Admin holds permission Admin. */
export function permission(name: Permission): Cell {
  return { permit: ({ subject }) => hasPermission(subject, name) };
}

const within = (test: (question: Question, geography: Geography) => boolean) =>
  ({
    scope: (question) => {
      const { geography = question.subject.organization, geographies = [] } = question.target;
      return [geography, ...geographies].every((place) => place !== null && test(question, place)) ? null : 'forbidden';
    },
  }) as const satisfies Cell;

/** Every geography touched is one the asker may view (letter V). */
export const viewScope = within(({ subject, settings }, place) => canView(subject, place, settings));

/** Every geography touched is one the asker may write to (letter W). */
export const writeScope = within(({ subject }, place) => canWrite(subject, place));

/** Both cells must agree. */
export function both(first: Cell, second: Cell): Cell {
  return {
    permit: (question) => (first.permit?.(question) ?? true) && (second.permit?.(question) ?? true),
    scope: (question) => first.scope?.(question) ?? second.scope?.(question) ?? null,
  };
}

const isOwner = ({ subject, target }: Question): boolean =>
  target.ownerEmployeeId === undefined || target.ownerEmployeeId === subject.employeeId;

const isOwnPlace = ({ subject, target }: Question): boolean =>
  target.geography === undefined || target.geography?.baseId === subject.organization.baseId;

/** Only the asker's own record; a foreign id is answered as if it did not exist (letter S). */
export const own = {
  scope: (question) => (!isOwner(question) ? 'not-found' : isOwnPlace(question) ? null : 'forbidden'),
} as const satisfies Cell;

/** The asker's own record, or one the test lets him treat as such (letter S with a wider circle). */
export function ownOr(test: (question: Question) => boolean): Cell {
  return { scope: (question) => (test(question) ? null : own.scope(question)) };
}

/** The asker's own entry about a geography he may view (letter S, geography in V). */
export const ownInView = {
  scope: (question) => (isOwner(question) ? viewScope.scope(question) : 'not-found'),
} as const satisfies Cell;

/** Own record, own organization and own team only, every one that is named (letter O). */
export const ownOrTeam: Cell = {
  scope: (question) => {
    const { subject, target } = question;
    if (target.teamSlug !== undefined && target.teamSlug !== subject.teamSlug) return 'forbidden';
    return own.scope(question);
  },
};

const unless = (refused: (question: Question) => boolean, reason: DenialReason = 'forbidden'): Condition => {
  return (question) => (refused(question) ? reason : null);
};

const othersWithin = (test: (question: Question, geography: Geography) => boolean) => (question: Question) =>
  (question.target.geographies ?? []).every((place) => place !== null && test(question, place));

const othersInView = othersWithin(({ subject, settings }, place) => canView(subject, place, settings));

/** Nobody decides about himself: approver is not requester, payee is not payer. */
export const notSelf: Condition = unless(
  ({ subject, target }) =>
    target.ownerEmployeeId === subject.employeeId || (target.recipientEmployeeIds ?? []).includes(subject.employeeId),
);

/** Every recipient's organization is one the sender may view. */
export const recipientsInView: Condition = unless((question) => !othersInView(question));

/** The recipient is in view, or a team mate. */
export const recipientsInViewOrTeam: Condition = unless(
  (question) =>
    (question.target.teamSlug === undefined || question.target.teamSlug !== question.subject.teamSlug) &&
    !othersInView(question),
);

/** Every payee's organization is one the payer may write to. */
export const payeesInWrite: Condition = unless(
  (question) => !othersWithin(({ subject }, place) => canWrite(subject, place))(question),
);

/** Mail to a whole group needs see-all. */
export const groupNeedsSeeAll: Condition = unless(
  ({ subject, target }) => target.group === true && !hasPermission(subject, 'see-all'),
);

/** Drivers never turn the survey business rules off (section 5). */
export const businessRulesStayOn: Condition = unless(
  ({ position, target }) => target.businessRules === false && position === 'driver',
);

/** Driver and staff change only a request that nobody has decided yet. */
export const pendingForOwner: Condition = unless(
  ({ position, target }) => (position === 'driver' || position === 'staff') && target.pending === false,
);

/** What the asker may not know of does not exist for him. */
export const mustBeVisible: Condition = unless(({ target }) => target.visible === false, 'not-found');

/** The training or campaign is meant for the asker. */
export const mustBeEligible: Condition = unless(({ target }) => target.eligible === false);

/** Only a geography without a parent may be cut by facility or position type (section 5, usage). */
export const filtersOnlyAtTop: Condition = unless(
  ({ subject, target }) =>
    target.topLevelFilters === true &&
    (target.geography === null || (target.geography ?? subject.organization).parentId !== null),
);
