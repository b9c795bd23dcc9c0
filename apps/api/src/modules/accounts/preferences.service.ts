import { preferences as preferencesSchema } from '@roadside/contract/schemas';
import type { Preferences } from '@roadside/contract/schemas';
import { defaultPreferences } from '@roadside/domain/session';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

const mostPreferences = 100;

/** Stored preferences with the defaults for what is missing; an entry no screen could have written is left out. */
export function withDefaults(stored: Readonly<Record<string, unknown>>): Preferences {
  const readable = Object.entries(stored).filter(([name, value]) => preferencesSchema.safeParse({ [name]: value }).success);
  return preferencesSchema.parse({ ...defaultPreferences, ...Object.fromEntries(readable) });
}

export async function readPreferences({ db, employee }: CallContext): Promise<Preferences> {
  const { preferences } = await db.kysely.selectFrom('employee').select('preferences').where('id', '=', employee.id).executeTakeFirstOrThrow();
  return withDefaults(preferences);
}

/** Changes the preferences that are named; two tabs that change different ones both win. */
export async function updatePreferences({ db, employee, audit }: CallContext, changes: Preferences): Promise<Preferences> {
  return db.kysely.transaction().execute(async (transaction) => {
    const { preferences } = await transaction
      .updateTable('employee')
      .set({ preferences: sql<string>`preferences || ${JSON.stringify(changes)}::jsonb` })
      .where('id', '=', employee.id)
      .returning('preferences')
      .executeTakeFirstOrThrow();
    if (Object.keys(preferences).length > mostPreferences)
      throw new ApiError('invalid-body', 'There are too many preferences.', { fields: { preferences: `At most ${mostPreferences} are kept` } });
    await audit({ event: 'preferences_updated', status: 'success', target: `employee:${employee.id}`, changes: { names: Object.keys(changes) } }, transaction);
    return withDefaults(preferences);
  });
}
