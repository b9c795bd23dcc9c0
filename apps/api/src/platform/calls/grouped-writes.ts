import type { CallDefinition } from '@roadside/contract/call';
import type { Kysely } from 'kysely';
import type { AuditEvent } from '../audit/audit-event.ts';
import { type AuditOrigin, writeAuditEvents } from '../audit/write-audit-event.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../errors/api-error.ts';
import { orRefusal } from '../errors/refusal.ts';
import type { GroupedRequest, RunTogether } from './handler.ts';
import { freeKeys, keepReplies, readReplies, takeKeys } from './repeated-write.repository.ts';
import { earlierReply, hashOf, keptMs } from './repeated-write.ts';

/** A write that may share a transaction with others. */
export interface GroupedWrite extends GroupedRequest {
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly origin: AuditOrigin;
  /** Checks a reply against the contract and returns what may be sent. */
  readonly check: (reply: unknown) => unknown;
}

interface Waiting {
  readonly write: GroupedWrite;
  readonly settle: (reply: Promise<unknown>) => void;
}

/** Writes of one transaction; more would hold the locks of its people for too long. */
const maxTogether = 100;

/**
 * Group commit: while a transaction is under way, the writes that arrive wait and share the next one. Alone, a write
 * doesn't wait. Each is made once per person and key, as with `runOnce`.
 */
export class GroupedWrites {
  readonly #call: CallDefinition;
  readonly #run: RunTogether;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(call: CallDefinition, run: RunTogether) {
    this.#call = call;
    this.#run = run;
  }

  /**
   * Makes a write and returns its reply.
   * @throws ApiError what the handler refused it with; 409 when the key was used for a different body
   */
  ask(write: GroupedWrite): Promise<unknown> {
    return new Promise((settle) => {
      this.#waiting.push({ write, settle });
      if (!this.#busy) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      // What arrives in the same turn of the event loop goes along.
      await new Promise((resolve) => setImmediate(resolve));
      const group = this.#nextGroup();
      const replies = await this.#repliesTo(group.map(({ write }) => write));
      for (const [index, { settle }] of group.entries()) settle(replyAt(replies, index));
    }
    this.#busy = false;
  }

  /** Takes what can be written together: one write per person. */
  #nextGroup(): readonly Waiting[] {
    const people = new Set<number>();
    const later: Waiting[] = [];
    const group = this.#waiting.filter((each) => {
      const { id } = each.write.context.employee;
      const fits = people.size < maxTogether && !people.has(id);
      if (fits) people.add(id);
      else later.push(each);
      return fits;
    });
    this.#waiting = later;
    return group;
  }

  /** Writes them together, or each alone if that fails: one of them must not stop the others. */
  async #repliesTo(group: readonly GroupedWrite[]): Promise<readonly PromiseSettledResult<unknown>[]> {
    const [together] = await Promise.allSettled([this.#writeTogether(group)]);
    if (together.status === 'fulfilled')
      return Promise.allSettled(together.value.map(async (reply) => refusedOr(reply)));
    if (group.length === 1) return [together];
    return Promise.allSettled(
      group.map(async (write) => {
        const [reply] = await this.#writeTogether([write]);
        return refusedOr(reply);
      }),
    );
  }

  /** Replies and errors, in order; all are stored in one transaction. */
  #writeTogether(group: readonly GroupedWrite[]): Promise<readonly unknown[]> {
    const [first] = group;
    if (!first) return Promise.resolve([]);
    const claims = group.map(({ context, key, input }) => ({
      employeeId: context.employee.id,
      call: this.#call.name,
      key,
      bodyHash: hashOf(input),
    }));
    const { db, now } = first.context;
    return db.kysely.transaction().execute(async (trx) => {
      const at = now();
      const taken = await takeKeys(trx, claims, { now: at, expired: new Date(at.getTime() - keptMs) });
      const isNew = (write: GroupedWrite) => taken.has(write.context.employee.id);
      const fresh = await this.#writeNew(trx, group.filter(isNew));
      const repeated = claims.filter(({ employeeId }) => !taken.has(employeeId));
      const earlier = repeated.length > 0 ? await readReplies(trx, repeated) : new Map<number, never>();
      const used = claims.flatMap((claim) => {
        const reply = fresh.get(claim.employeeId);
        return reply === undefined || reply instanceof ApiError ? [] : [{ ...claim, reply: JSON.stringify(reply) }];
      });
      if (used.length > 0) await keepReplies(trx, used);
      const refused = claims.filter(({ employeeId }) => fresh.get(employeeId) instanceof ApiError);
      if (refused.length > 0) await freeKeys(trx, refused);
      return claims.map((claim) =>
        taken.has(claim.employeeId)
          ? fresh.get(claim.employeeId)
          : orRefusal(() => earlierReply(claim, earlier.get(claim.employeeId))),
      );
    });
  }

  /** Replies and errors by employee id. What accepted writes audit is stored in one statement. */
  async #writeNew(trx: Kysely<Tables>, group: readonly GroupedWrite[]): Promise<ReadonlyMap<number, unknown>> {
    if (group.length === 0) return new Map();
    const audited = group.map(() => [] as AuditEvent[]);
    const answers = await this.#run(
      trx,
      group.map(({ context, input, prepared }, index) => ({
        context: {
          ...context,
          db: { ...context.db, kysely: trx },
          audit: async (event) => void audited[index]?.push(event),
        },
        input,
        prepared,
      })),
    );
    const replies = group.map(({ check }, index) => {
      const answer = answers[index];
      return answer instanceof ApiError ? answer : check(answer);
    });
    await writeAuditEvents(
      trx,
      group.flatMap(({ origin }, index) =>
        replies[index] instanceof ApiError ? [] : (audited[index] ?? []).map((event) => ({ event, origin })),
      ),
    );
    return new Map(group.map(({ context }, index) => [context.employee.id, replies[index]]));
  }
}

function refusedOr(reply: unknown): unknown {
  if (reply instanceof ApiError) throw reply;
  return reply;
}

async function replyAt(replies: readonly PromiseSettledResult<unknown>[], index: number): Promise<unknown> {
  const reply = replies[index];
  if (!reply) throw new Error('A write of this group got no reply.');
  if (reply.status === 'rejected') throw reply.reason;
  return reply.value;
}
