import { retentionKinds, type RetentionKind } from '@roadside/domain/home';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { Log } from '../../platform/logging/log.ts';
import { deleteMessagesBefore } from '../chat/index.ts';
import { deleteAnnouncementsBefore } from '../home/index.ts';
import { deleteHuddleBefore } from '../huddle/index.ts';
import { deleteMailBefore } from '../mail/index.ts';
import { deleteNotificationsBefore } from '../notifications/index.ts';
import { deleteVisitsBefore } from '../usage/index.ts';
import { readRetention, storeRetention } from './keeping.repository.ts';

type Keeping = typeof calls.keeping;

/** Days until an Admin sets others; what isn't here is kept. */
const daysWithoutRule: Readonly<Partial<Record<RetentionKind, number>>> = { notifications: 90 };

/** The rule of each kind, and the days that hold. */
async function readRules(db: Kysely<Tables>) {
  const stored = new Map((await readRetention(db)).map((rule) => [rule.kind, rule]));
  return retentionKinds.map((kind) => {
    const rule = stored.get(kind);
    return { kind, rule, days: rule ? rule.days : (daysWithoutRule[kind] ?? null) };
  });
}

/** How long each kind is kept. */
export async function retentionRules({ db }: Pick<CallContext, 'db'>): Promise<CallReply<Keeping['retention']>> {
  return {
    rules: (await readRules(db.kysely)).map(({ kind, rule, days }) => ({
      kind,
      days,
      set_by: rule?.set_by ?? null,
      set_at: rule?.set_at.toISOString() ?? null,
    })),
  };
}

/** Sets how long a kind is kept. The next run of the job deletes what is older. */
export async function setRetention(
  context: CallContext,
  { kind, days }: ParsedBody<Keeping['setRetention']>,
): Promise<CallReply<Keeping['setRetention']>> {
  const { db, employee, now, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    await storeRetention(trx, { kind, days, by: employee.id, at: now() });
    await audit({ event: 'retention_set', status: 'success', target: `retention:${kind}`, changes: { days } }, trx);
  });
  return retentionRules(context);
}

const deleteBefore: Readonly<Record<RetentionKind, (trx: Transaction<Tables>, moment: Date) => Promise<unknown>>> = {
  chat: deleteMessagesBefore,
  mail: deleteMailBefore,
  huddle: deleteHuddleBefore,
  announcements: deleteAnnouncementsBefore,
  notifications: deleteNotificationsBefore,
  visits: deleteVisitsBefore,
};

const dayMs = 86_400_000;

/** Deletes what is older than its rule allows. Each kind is its own transaction; running it again deletes nothing more. */
export async function applyRetention({ db, now, log }: { db: Database; now: () => Date; log: Log }): Promise<void> {
  for (const { kind, days } of await readRules(db.kysely)) {
    if (days === null) continue;
    const moment = new Date(now().getTime() - days * dayMs);
    await db.kysely.transaction().execute((trx) => deleteBefore[kind](trx, moment));
    log.info({ kind, days }, 'content past its retention was deleted');
  }
}

/** Background jobs of this module. */
export const keepingJobs = [
  defineJob({
    kind: 'keeping.apply-retention',
    payload: z.object({}),
    everySeconds: 86_400,
    run: async (_, context) => applyRetention(context),
  }),
];
