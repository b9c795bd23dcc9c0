import { callPolicies } from './call-policies.ts';
import type { AccessSettings, Decision, DenialReason, Target } from './decision.ts';
import { featurePolicies } from './feature-policies.ts';
import type { Policy } from './policy.ts';
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
  const policy: Policy = policies[action];
  const reason = denialOf(policy, subject, target, settings);
  if (reason === null) return { allowed: true };
  return { allowed: false, reason: policy.hidden === true ? 'not-found' : reason };
}

function denialOf(policy: Policy, subject: Subject, target: Target, settings: AccessSettings): DenialReason | null {
  if (subject.kind === 'anonymous') {
    if (policy.anonymous === 'allowed') return null;
    return policy.anonymous === 'token' && target.tokenValid !== false ? null : 'unauthenticated';
  }
  const position = positionOf(subject);
  const question = { subject, position, target, settings };
  const cell = policy.except?.[position] ?? policy.cell;
  if (cell.permit?.(question) === false) return 'forbidden';
  for (const condition of policy.when ?? []) {
    const reason = condition(question);
    if (reason !== null) return reason;
  }
  return cell.scope?.(question) ?? null;
}
