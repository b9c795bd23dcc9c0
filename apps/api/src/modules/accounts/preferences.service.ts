import { preferences as preferencesSchema } from '@roadside/contract/schemas';
import type { Preferences } from '@roadside/contract/schemas';
import { withDefaultPreferences } from '@roadside/domain/session';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { mergePreferences, readStoredPreferences } from '../people/index.ts';
import type { StoredPreferences } from '../people/index.ts';

const maxPreferences = 100;

/** Stored preferences with defaults for missing ones. Entries that fail the schema are dropped. */
export function withDefaults(stored: Readonly<Record<string, unknown>>): Preferences {
  const readable = Object.entries(stored).filter(
    ([name, value]) => preferencesSchema.safeParse({ [name]: value }).success,
  );
  return preferencesSchema.parse({ ...Object.fromEntries(readable), ...withDefaultPreferences(stored) });
}

export async function readPreferences({ db, employee }: CallContext): Promise<Preferences> {
  return allOf(await readStoredPreferences(db.kysely, employee.id));
}

/** Exposes `video_watched` as an ordinary preference; it is stored in its own column for the sign-in reply. */
function allOf({ preferences, video_watched }: StoredPreferences): Preferences {
  return { ...withDefaults(preferences), video_watched };
}

/** Changes only the named preferences, so two tabs that change different ones both win. */
export async function updatePreferences(
  { db, employee, audit }: CallContext,
  { video_watched: watched, ...changes }: Preferences,
): Promise<Preferences> {
  if (watched !== undefined && typeof watched !== 'boolean')
    throw new ApiError('invalid-body', 'video_watched must be true or false.', {
      fields: { 'preferences.video_watched': 'Must be true or false' },
    });
  return db.kysely.transaction().execute(async (transaction) => {
    const row = await mergePreferences(transaction, employee.id, changes, watched);
    if (Object.keys(row.preferences).length > maxPreferences)
      throw new ApiError('invalid-body', 'That’s too many preferences.', {
        fields: { preferences: `Up to ${maxPreferences} can be saved` },
      });
    await audit(
      {
        event: 'preferences_updated',
        status: 'success',
        target: `employee:${employee.id}`,
        changes: { names: [...Object.keys(changes), ...(watched === undefined ? [] : ['video_watched'])] },
      },
      transaction,
    );
    return allOf(row);
  });
}
