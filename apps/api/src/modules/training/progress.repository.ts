import type { MediaRange } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';

/** One person's way through a version of a module. */
export type ProgressRow = Selectable<TrainingTables['module_progress']>;
/** The same for a page. */
export type PageProgressRow = Selectable<TrainingTables['page_progress']>;
/** An answer given in an attempt. */
export type GivenRow = Selectable<TrainingTables['given_answer']>;
/** An attempt at a page's questions, with its answers. */
export type AttemptRow = Selectable<TrainingTables['test_attempt']> & { readonly given: readonly GivenRow[] };

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** A person's progress in all modules, or in some; earliest first. */
export async function readProgress(
  db: Kysely<Tables>,
  employeeId: number,
  moduleIds?: readonly number[],
): Promise<readonly ProgressRow[]> {
  let query = db.selectFrom('module_progress').selectAll().where('employee_id', '=', employeeId);
  if (moduleIds) query = query.where('module_id', '=', among(moduleIds));
  return query.orderBy('begun_at').orderBy('id').execute();
}

/** Page progress by the id of the module's. */
export async function readPageProgress(
  db: Kysely<Tables>,
  progressIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PageProgressRow[]>> {
  const rows = await db.selectFrom('page_progress').selectAll().where('progress_id', '=', among(progressIds)).execute();
  return Map.groupBy(rows, ({ progress_id }) => progress_id);
}

/** Attempts with their answers, first to last. */
export async function readAttempts(db: Kysely<Tables>, progressId: number): Promise<readonly AttemptRow[]> {
  const attempts = await db
    .selectFrom('test_attempt')
    .selectAll()
    .where('progress_id', '=', progressId)
    .orderBy('page_id')
    .orderBy('number')
    .execute();
  if (attempts.length === 0) return [];
  const given = await db
    .selectFrom('given_answer')
    .selectAll()
    .where('attempt_id', '=', among(attempts.map(({ id }) => id)))
    .execute();
  const byAttempt = Map.groupBy(given, ({ attempt_id }) => attempt_id);
  return attempts.map((attempt) => ({ ...attempt, given: byAttempt.get(attempt.id) ?? [] }));
}

/** Puts a person into a version; keeps the progress under way if there is one. */
export async function insertProgress(
  trx: Transaction<Tables>,
  row: { readonly employeeId: number; readonly moduleId: number; readonly versionId: number },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('module_progress')
    .values({
      employee_id: row.employeeId,
      module_id: row.moduleId,
      version_id: row.versionId,
      begun_at: at,
      updated_at: at,
    })
    .onConflict((on) => on.columns(['employee_id', 'module_id']).where('completed_at', 'is', null).doNothing())
    .execute();
}

/** Locks a person's progress, so that two tabs can't answer or finish at once. */
export async function lockProgress(trx: Transaction<Tables>, progressId: number): Promise<void> {
  await trx.selectFrom('module_progress').select('id').where('id', '=', progressId).forUpdate().execute();
}

/** Changes of a page's progress; what is left out stays. */
export interface PageChange {
  readonly credited?: readonly MediaRange[];
  readonly position?: number;
  readonly answered?: boolean;
  /** Set once; a page that is complete stays complete. */
  readonly completedAt?: Date;
}

/** Stores a page's progress. */
export async function storePage(
  trx: Transaction<Tables>,
  { progressId, pageId }: { readonly progressId: number; readonly pageId: number },
  { credited, position, answered, completedAt }: PageChange,
): Promise<void> {
  const changed = {
    ...(credited === undefined ? {} : { credited: JSON.stringify(credited) }),
    ...(position === undefined ? {} : { position_seconds: position }),
    ...(answered === undefined ? {} : { answered }),
  };
  await trx
    .insertInto('page_progress')
    .values({ progress_id: progressId, page_id: pageId, ...changed, completed_at: completedAt ?? null })
    .onConflict((on) =>
      on.columns(['progress_id', 'page_id']).doUpdateSet({
        ...changed,
        completed_at: sql<Date>`coalesce(page_progress.completed_at, excluded.completed_at)`,
      }),
    )
    .execute();
}

/** Notes that a person did something in a module, or finished it. */
export async function touchProgress(
  trx: Transaction<Tables>,
  progressId: number,
  { at, completed }: { readonly at: Date; readonly completed: boolean },
): Promise<void> {
  await trx
    .updateTable('module_progress')
    .set({ updated_at: at, ...(completed ? { completed_at: at } : {}) })
    .where('id', '=', progressId)
    .execute();
}

/** Closes a person's open assignment of a module. */
export async function completeAssignment(
  trx: Transaction<Tables>,
  employeeId: number,
  moduleId: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('module_assignment')
    .set({ completed_at: at })
    .where('employee_id', '=', employeeId)
    .where('module_id', '=', moduleId)
    .where('completed_at', 'is', null)
    .where('excused_at', 'is', null)
    .execute();
}

/** Starts an attempt. */
export async function insertAttempt(
  trx: Transaction<Tables>,
  attempt: {
    readonly progressId: number;
    readonly pageId: number;
    readonly number: number;
    readonly questionIds: readonly number[];
  },
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('test_attempt')
    .values({
      progress_id: attempt.progressId,
      page_id: attempt.pageId,
      number: attempt.number,
      question_ids: [...attempt.questionIds],
      begun_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores an answer. */
export async function insertAnswer(
  trx: Transaction<Tables>,
  answer: {
    readonly attemptId: number;
    readonly questionId: number;
    readonly answerIds: readonly number[];
    readonly answerText: string;
    readonly correct: boolean;
  },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('given_answer')
    .values({
      attempt_id: answer.attemptId,
      question_id: answer.questionId,
      answer_ids: [...answer.answerIds],
      answer_text: answer.answerText,
      correct: answer.correct,
      at,
    })
    .execute();
}

/** Ends an attempt. */
export async function finishAttempt(
  trx: Transaction<Tables>,
  attemptId: number,
  { right, at }: { readonly right: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('test_attempt')
    .set({ finished_at: at, correct_count: right })
    .where('id', '=', attemptId)
    .execute();
}

/** Which modules people have begun or finished. */
export async function readTakers(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<readonly Pick<ProgressRow, 'employee_id' | 'module_id'>[]> {
  return db
    .selectFrom('module_progress')
    .select(['employee_id', 'module_id'])
    .distinct()
    .where('employee_id', '=', among(employeeIds))
    .execute();
}
