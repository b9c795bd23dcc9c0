import type { NotificationKind } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { DueTask } from './push-tasks.repository.ts';

/** Whom a push is for, and what it is about. */
export type Addressed = Pick<DueTask, 'employee_id' | 'subject_id'>;

/** What such a check may use. */
export interface StillForTools {
  readonly db: Kysely<Tables>;
  readonly tree: OrganizationTree;
  readonly config: Pick<Config, 'today'>;
  readonly now: () => Date;
}

/**
 * For kinds whose readers may change, or that end: those for whom the subject still is, with the moment at which it ends;
 * null if it doesn't. A push may have been held for days since its notification, and its person moved elsewhere meanwhile.
 */
export type StillFor = Partial<
  Record<
    NotificationKind,
    (tools: StillForTools, addressed: readonly Addressed[]) => Promise<ReadonlyMap<Addressed, Date | null>>
  >
>;
