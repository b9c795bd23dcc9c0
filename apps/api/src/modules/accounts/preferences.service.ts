import { preferences as preferencesSchema } from '@roadside/contract/schemas';
import type { Preferences } from '@roadside/contract/schemas';
import { withDefaultPreferences } from '@roadside/domain/session';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

const mostPreferences = 100;

/** Stored preferences with the defaults for what is missing; an entry no screen could have written is left out. */
export function withDefaults(stored: Readonly<Record<string, unknown>>): Preferences {
  const readable = Object.entries(stored).filter(
    ([name, value]) => preferencesSchema.safeParse({ [name]: value }).success,
  );
  return preferencesSchema.parse({ ...Object.fromEntries(readable), ...withDefaultPreferences(stored) });
}

export async function readPreferences({ db, employee }: CallContext): Promise<Preferences> {
  const row = await db.kysely
    .selectFrom('employee')
    .select(['preferences', 'video_watched'])
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow();
  return allOf(row);
}

/** Whether the overview video was watched is a preference like the others to a screen, and a column for the sign-in reply. */
function allOf({
  preferences,
  video_watched,
}: {
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly video_watched: boolean;
}): Preferences {
  return { ...withDefaults(preferences), video_watched };
}

/** Changes the preferences that are named; two tabs that change different ones both win. */
export async function updatePreferences(
  { db, employee, audit }: CallContext,
  { video_watched: watched, ...changes }: Preferences,
): Promise<Preferences> {
  if (watched !== undefined && typeof watched !== 'boolean')
    throw new ApiError('invalid-body', 'video_watched is true or false.', {
      fields: { 'preferences.video_watched': 'Is true or false' },
    });
  return db.kysely.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('employee')
      .set({
        preferences: sql<string>`preferences || ${JSON.stringify(changes)}::jsonb`,
        ...(watched === undefined ? {} : { video_watched: watched }),
      })
      .where('id', '=', employee.id)
      .returning(['preferences', 'video_watched'])
      .executeTakeFirstOrThrow();
    if (Object.keys(row.preferences).length > mostPreferences)
      throw new ApiError('invalid-body', 'There are too many preferences.', {
        fields: { preferences: `At most ${mostPreferences} are kept` },
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
