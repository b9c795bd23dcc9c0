export { actionOfRow, actions, can, isAction, type Action } from './can.ts';
export type { AccessSettings, Decision, DenialReason, Target } from './decision.ts';
export { explainAccess, type AccessExplanation, type AskedAccess } from './explain.ts';
export { globalOwnerId } from './global-owner.ts';
export { positionWords } from './position-words.ts';
export { mayGrant, mayHoldLink, type Rights } from './rights.ts';
export {
  hasPermission,
  permissions,
  positionOf,
  positionOfType,
  positions,
  type EmployeeSubject,
  type Permission,
  type Position,
  type Subject,
} from './subject.ts';
