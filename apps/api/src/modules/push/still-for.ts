import type { NotificationKind } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { DueTask } from './push-tasks.repository.ts';

/** Whom a push is for, and what it is about. */
export type Addressed = Pick<DueTask, 'employee_id' | 'subject_id'>;

/**
 * For kinds whose readers may change: those for whom the subject still is. A push may have been held for days since its
 * notification, and its person moved elsewhere meanwhile.
 */
export type StillFor = Partial<
  Record<
    NotificationKind,
    (
      tools: { readonly db: Kysely<Tables>; readonly tree: OrganizationTree },
      addressed: readonly Addressed[],
    ) => Promise<ReadonlySet<Addressed>>
  >
>;
