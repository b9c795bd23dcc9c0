import type { Geography } from '@roadside/domain/geography';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How open shifts are filled. */
export interface ScheduleSettings {
  /** first: the first driver who fits has an open shift at once. choice: a manager decides. */
  readonly fill: 'first' | 'choice';
  /** agreed: a swap both drivers agreed to happens at once. choice: a manager decides it. */
  readonly swaps: 'choice' | 'agreed';
  /** Extra pay for an hour of overtime, in dollars. */
  readonly overtimePremium: number;
}

/** The settings that apply at a place, and the place that has them; null while no place does. */
export async function readScheduleSettings(
  db: Kysely<Tables>,
  { baseId, ancestorIds }: Pick<Geography, 'baseId' | 'ancestorIds'>,
): Promise<ScheduleSettings & { readonly ownerId: number | null }> {
  const chain = [baseId, ...ancestorIds];
  const rows = await db
    .selectFrom('schedule_setting')
    .select(['organization_id', 'fill', 'swaps', 'overtime_premium'])
    .where('organization_id', 'in', chain)
    .execute();
  const [nearest] = rows.toSorted((a, b) => chain.indexOf(a.organization_id) - chain.indexOf(b.organization_id));
  return nearest
    ? {
        fill: nearest.fill,
        swaps: nearest.swaps,
        overtimePremium: Number(nearest.overtime_premium),
        ownerId: nearest.organization_id,
      }
    : { fill: 'choice', swaps: 'choice', overtimePremium: 0, ownerId: null };
}

/** Stores a place's settings. */
export async function saveScheduleSettings(
  trx: Kysely<Tables>,
  organizationId: number,
  { fill, swaps, overtimePremium }: ScheduleSettings,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const values = { fill, swaps, overtime_premium: overtimePremium, updated_by: by, updated_at: at };
  await trx
    .insertInto('schedule_setting')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute();
}
