import { setTimeout as delay } from 'node:timers/promises';
import type { chat } from '@roadside/contract/chat';
import { canView } from '@roadside/domain/geography';
import { activityChanges, onlineMinutes } from '@roadside/domain/home';
import type { z } from 'zod';
import type { OperationContext } from '../../platform/graphql/operation-handler.ts';
import { readActivity } from './conversations.repository.ts';

type Activity = z.input<typeof chat.userActivity.reply>;

/** Coming online is in the database; going offline is time that passes. */
const lookEveryMs = 15_000;

/** Who is online among those the caller may view, then who comes and goes, until the caller's stream ends. */
export async function* userActivity({
  db,
  tree,
  subject,
  config,
  now,
  changes,
}: OperationContext): AsyncGenerator<Activity> {
  const stream = changes()[Symbol.asyncIterator]();
  let online: Parameters<typeof activityChanges>[0] = new Map();
  const names = new Map<number, string>();
  let next = stream.next();
  try {
    for (;;) {
      const at = now();
      const places = tree.all();
      const seen = places.filter((place) => canView(subject, place, config.access)).map(({ id }) => id);
      const rows = await readActivity(db.kysely, {
        organizationIds: seen.length === places.length ? null : seen,
        // Twice as long, so that somebody who went offline comes with when they were last there.
        since: new Date(at.getTime() - 2 * onlineMinutes * 60_000),
      });
      for (const { employee_id, display_name } of rows) names.set(employee_id, display_name);
      const found = activityChanges(
        online,
        rows.map(({ employee_id, seen_at }) => ({ id: employee_id, seenAt: seen_at.toISOString() })),
        at.toISOString(),
      );
      online = found.online;
      for (const change of found.changes)
        yield {
          user_id: change.id,
          display_name: names.get(change.id) ?? '',
          online: change.online,
          latest_activity_on: change.seenAt,
        };
      const timer = new AbortController();
      const woken = await Promise.race([next, delay(lookEveryMs, null, { signal: timer.signal }).catch(() => null)]);
      timer.abort();
      if (woken?.done) return;
      if (woken) next = stream.next();
    }
  } finally {
    await stream.return?.();
  }
}
