import { callPolicies } from './call-policies.ts';
import type { AccessSettings, Decision, DenialReason, Target } from './decision.ts';
import { featurePolicies } from './feature-policies.ts';
import type { Policy } from './policy.ts';
import { screenPolicies } from './screen-policies.ts';
import { streamAndFilePolicies } from './stream-and-file-policies.ts';
import { positionOf, type Subject } from './subject.ts';

const policies = { ...featurePolicies, ...screenPolicies, ...callPolicies, ...streamAndFilePolicies };

/** Everything anybody can do, by the name menus, loaders and the api ask with. */
export type Action = keyof typeof policies;

/** Every action, in the order of the access table. */
export const actions = Object.keys(policies) as readonly Action[];

/** The action behind each row of the authorization matrix, by row id ('C043' gives 'goals.set'). */
export const actionOfRow: Readonly<Record<string, Action>> = Object.fromEntries(
  actions.flatMap((action) => policies[action].rows.map((row) => [row, action])),
);

/** Tells whether a string from outside names an action. */
export function isAction(value: string): value is Action {
  return Object.hasOwn(policies, value);
}

/**
 * Tells whether somebody may do something, and if not how to refuse: 401, 403 or 404.
 * The one answer for menus, loaders and the api, so that what is shown and what is allowed never differ.
 * Order of the tests (authorization matrix, L011): sign-in, position and permission, further conditions,
 * then whether the thing touched is in scope.
 * @param target - what is touched; parts left out stand for the asker's own
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
