import { callPolicies } from './call-policies.ts';
import type { AccessSettings, Decision, DenialReason, Target } from './decision.ts';
import { featurePolicies } from './feature-policies.ts';
import type { Cell, Policy } from './policy.ts';
import { screenPolicies } from './screen-policies.ts';
import { streamAndFilePolicies } from './stream-and-file-policies.ts';
import { positionOf, type Subject } from './subject.ts';

const policies = { ...featurePolicies, ...screenPolicies, ...callPolicies, ...streamAndFilePolicies };

/** Every action, by the name that menus, loaders and the API check. */
export type Action = keyof typeof policies;

/** Every action, in the order of the access table. */
export const actions = Object.keys(policies) as readonly Action[];

/** The action for each row of the authorization matrix, by row id ('C043' gives 'goals.set'). */
export const actionOfRow: Readonly<Record<string, Action>> = Object.fromEntries(
  actions.flatMap((action) => policies[action].rows.map((row) => [row, action])),
);

/** Whether a string from outside is an action. */
export function isAction(value: string): value is Action {
  return Object.hasOwn(policies, value);
}

/**
 * Decides whether a subject may perform an action, and if not, the reason for the refusal: 401, 403 or 404. Menus,
 * loaders and the API all use it, so what is shown and what is allowed never differ. Order of checks (authorization
 * matrix, L011): sign-in, position and permission, further conditions, then whether the target is in scope.
 * @param target - the target of the action; omitted fields default to the subject's own
 */
export function can(subject: Subject, action: Action, target: Target = {}, settings: AccessSettings = {}): Decision {
  const { denial, policy } = judge(subject, action, target, settings);
  if (denial === null) return { allowed: true };
  return { allowed: false, reason: policy.hidden === true ? 'not-found' : denial.reason };
}

/** What decided: the step that refused, and the cell for the subject's position. */
export interface Judgment {
  readonly policy: Policy;
  /** Null for somebody who hasn't signed in. */
  readonly cell: Cell | null;
  readonly denial: {
    readonly reason: DenialReason;
    readonly step: 'sign-in' | 'position' | 'condition' | 'scope';
  } | null;
}

/** The decision of `can` with the step that made it, which explanations put into words. */
export function judge(subject: Subject, action: Action, target: Target, settings: AccessSettings): Judgment {
  const policy: Policy = policies[action];
  if (subject.kind === 'anonymous') {
    const allowed = policy.anonymous === 'allowed' || (policy.anonymous === 'token' && target.tokenValid !== false);
    return { policy, cell: null, denial: allowed ? null : { reason: 'unauthenticated', step: 'sign-in' } };
  }
  const position = positionOf(subject);
  const question = { subject, position, target, settings };
  const cell = policy.except?.[position] ?? policy.cell;
  const refused = (reason: DenialReason, step: 'position' | 'condition' | 'scope'): Judgment => ({
    policy,
    cell,
    denial: { reason, step },
  });
  if (cell.permit?.(question) === false) return refused('forbidden', 'position');
  for (const condition of policy.when ?? []) {
    const reason = condition(question);
    if (reason !== null) return refused(reason, 'condition');
  }
  const reason = cell.scope?.(question) ?? null;
  return reason === null ? { policy, cell, denial: null } : refused(reason, 'scope');
}
