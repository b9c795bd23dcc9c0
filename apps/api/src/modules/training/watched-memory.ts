import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { WatchedPage } from './watch.repository.ts';

const maxPeople = 10_000;
const memories = new WeakMap<Kysely<Tables>, Map<number, WatchedPage>>();

function memoryOf(db: Kysely<Tables>): Map<number, WatchedPage> {
  const memory = memories.get(db) ?? new Map<number, WatchedPage>();
  memories.set(db, memory);
  return memory;
}

/**
 * The page a person's last heartbeat was stored for, so that the next one needs no read. It may be out of date when
 * another process or an offline lesson came in between; `storeBeat` stores nothing then, and the page is read again.
 */
export function rememberedPage(db: Kysely<Tables>, employeeId: number): WatchedPage | null {
  return memoryOf(db).get(employeeId) ?? null;
}

/**
 * Keeps a page as its heartbeat left it. A page that still waits for an answer is read each time: an answer lets more
 * of it count.
 */
export function rememberPage(db: Kysely<Tables>, employeeId: number, page: WatchedPage): void {
  const memory = memoryOf(db);
  memory.delete(employeeId);
  if (page.question_count > 0 && !page.answered) return;
  memory.set(employeeId, page);
  const [oldest] = memory.keys();
  if (memory.size > maxPeople && oldest !== undefined) memory.delete(oldest);
}

/** Forgets a page that turned out to be out of date. */
export function forgetPage(db: Kysely<Tables>, employeeId: number): void {
  memoryOf(db).delete(employeeId);
}
