/** The four lists of the Requests screen (specification, section 7). */
export const requestKinds = [
  'availability_requests',
  'pto_requests',
  'schedule_changes',
  'schedule_fill_requests',
] as const;

/** Kind of a driver's request. */
export type RequestKind = (typeof requestKinds)[number];

/** Statuses of a request: pending, decided, or withdrawn by the requester. */
export const requestStatuses = ['pending', 'approved', 'denied', 'withdrawn'] as const;

/** Status of a request. */
export type RequestStatus = (typeof requestStatuses)[number];

/** The statuses in words. */
export const requestStatusLabels: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
};

/** The approver's decision. */
export type RequestDecision = Extract<RequestStatus, 'approved' | 'denied'>;

/** The part of a request that a decision changes. */
export interface DriverRequest {
  readonly id: number;
  readonly kind: RequestKind;
  readonly requesterId: number;
  readonly status: RequestStatus;
  readonly approverReason: string | null;
  readonly approverId: number | null;
}

/** Reasons a decision is refused. */
export type DecisionProblem = 'not-pending' | 'own-request';

/**
 * The request with the decision as its status and the approver's reason (specification, section 4), or the reason it
 * can't be decided: a request is decided once, and never by its requester.
 */
export function decideRequest<Request extends DriverRequest>(
  request: Request,
  decision: RequestDecision,
  approver: { readonly id: number; readonly reason: string },
): { readonly ok: true; readonly request: Request } | { readonly ok: false; readonly problem: DecisionProblem } {
  if (request.status !== 'pending') return { ok: false, problem: 'not-pending' };
  if (request.requesterId === approver.id) return { ok: false, problem: 'own-request' };
  return {
    ok: true,
    request: { ...request, status: decision, approverId: approver.id, approverReason: approver.reason },
  };
}

/** Reasons a request can't be withdrawn. */
export type WithdrawProblem = 'not-pending' | 'not-own';

/**
 * The withdrawn request, or the reason it can't be withdrawn: only the requester may do it, and only while it is
 * pending.
 */
export function withdrawRequest<Request extends DriverRequest>(
  request: Request,
  employeeId: number,
): { readonly ok: true; readonly request: Request } | { readonly ok: false; readonly problem: WithdrawProblem } {
  if (request.requesterId !== employeeId) return { ok: false, problem: 'not-own' };
  if (request.status !== 'pending') return { ok: false, problem: 'not-pending' };
  return { ok: true, request: { ...request, status: 'withdrawn' } };
}
