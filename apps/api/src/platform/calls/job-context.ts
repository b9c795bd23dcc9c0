import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { Action, EmployeeSubject } from '@roadside/domain/permissions';
import { arrive } from '../concurrency/arrivals.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { JobContext } from '../jobs/job-definition.ts';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import { dayIn } from '../time/day-in.ts';
import type { CallContext } from './handler.ts';

/** What a job reads with. */
export interface JobTools extends Pick<JobContext, 'db' | 'now' | 'log'> {
  readonly config: Config;
  readonly tree: OrganizationTree;
}

interface JobCaller {
  readonly subject: EmployeeSubject;
  readonly displayName: string;
  /** What every check of access is for. */
  readonly action: Action;
  /** Names the job in the log. */
  readonly requestId: string;
}

/** The context of a call that a job makes for somebody: every check is theirs. Nothing is audited, since nobody asked. */
export function jobContext(
  { db, now, log, config, tree }: JobTools,
  { subject, displayName, action, requestId }: JobCaller,
): CallContext {
  return {
    subject,
    employee: {
      id: subject.employeeId,
      displayName,
      organizationId: subject.organization.id,
      positionType: subject.positionType,
    },
    session: { id: '', accountId: 0 },
    seenBy: null,
    now,
    today: (timeZone) => config.today ?? dayIn(timeZone, now()),
    db,
    tree,
    config,
    requestId,
    arrival: arrive(),
    ip: '',
    userAgent: null,
    audit: async () => {},
    log,
    require: (target) => {
      if (!can(subject, action, target, config.access).allowed)
        throw new ApiError('forbidden', messages.geographyNotAllowed);
    },
  };
}
