import { randomUUID } from 'node:crypto';
import type { RichText } from '@roadside/domain/rich-text';
import type { ModuleInput, PageInput, QuestionInput } from '@roadside/contract/schemas';
import { orderPages, shuffled } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';

/** An answer as stored, right or wrong. */
export type AnswerRow = Selectable<TrainingTables['module_answer']>;
/** A question with its answers in the builder's order. */
export type QuestionRow = Selectable<TrainingTables['module_question']> & { readonly answers: readonly AnswerRow[] };
/** A file of a page. */
export type FileRow = Selectable<TrainingTables['training_file']>;
/** A page with its questions and files. */
export type PageRow = Selectable<TrainingTables['module_page']> & {
  readonly questions: readonly QuestionRow[];
  readonly file: FileRow | null;
  readonly captions: FileRow | null;
};
/** A version with its pages in order. */
export type VersionRow = Selectable<TrainingTables['module_version']> & { readonly pages: readonly PageRow[] };

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** Versions by id, with everything in them. */
export async function readVersions(
  db: Kysely<Tables>,
  versionIds: readonly number[],
): Promise<ReadonlyMap<number, VersionRow>> {
  if (versionIds.length === 0) return new Map();
  const versions = await db.selectFrom('module_version').selectAll().where('id', '=', among(versionIds)).execute();
  const pages = await readPages(db, versionIds);
  return new Map(versions.map((version) => [version.id, { ...version, pages: pages.get(version.id) ?? [] }]));
}

async function readPages(
  db: Kysely<Tables>,
  versionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PageRow[]>> {
  const pages = await db
    .selectFrom('module_page')
    .selectAll()
    .where('version_id', '=', among(versionIds))
    .orderBy('version_id')
    .orderBy('position')
    .execute();
  const pageIds = pages.map(({ id }) => id);
  const fileIds = pages
    .flatMap(({ file_id, captions_file_id }) => [file_id, captions_file_id])
    .filter((id) => id !== null);
  const questions = await db
    .selectFrom('module_question')
    .selectAll()
    .where('page_id', '=', among(pageIds))
    .orderBy('page_id')
    .orderBy('position')
    .execute();
  const answers = await db
    .selectFrom('module_answer')
    .selectAll()
    .where('question_id', '=', among(questions.map(({ id }) => id)))
    .orderBy('question_id')
    .orderBy('position')
    .execute();
  const files = await db.selectFrom('training_file').selectAll().where('id', '=', among(fileIds)).execute();
  const fileById = new Map(files.map((file) => [file.id, file]));
  const answersOf = Map.groupBy(answers, ({ question_id }) => question_id);
  const questionsOf = Map.groupBy(
    questions.map((question) => ({ ...question, answers: answersOf.get(question.id) ?? [] })),
    ({ page_id }) => page_id,
  );
  return Map.groupBy(
    pages.map((page) => ({
      ...page,
      questions: questionsOf.get(page.id) ?? [],
      file: fileById.get(page.file_id ?? 0) ?? null,
      captions: fileById.get(page.captions_file_id ?? 0) ?? null,
    })),
    ({ version_id }) => version_id,
  );
}

/** Files by name. */
export async function readFilesByName(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  const rows = await db
    .selectFrom('training_file')
    .selectAll()
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

const headOf = (module: ModuleInput) => ({
  title: module.title,
  description: module.description,
  completion_message: module.completion_message,
  next_module_id: module.next_module_id,
});

/** Adds a version with its pages, in the order text, audio, video, question (specification, section 3). */
export async function insertVersion(
  trx: Transaction<Tables>,
  { moduleId, number }: { readonly moduleId: number; readonly number: number },
  module: ModuleInput,
  files: ReadonlyMap<string, FileRow>,
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto('module_version')
    .values({ ...headOf(module), module_id: moduleId, number, created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPages(trx, id, module.pages, files);
}

/** Replaces a version that nobody is in. */
export async function replaceVersion(
  trx: Transaction<Tables>,
  versionId: number,
  module: ModuleInput,
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  await trx.updateTable('module_version').set(headOf(module)).where('id', '=', versionId).execute();
  await trx.deleteFrom('module_page').where('version_id', '=', versionId).execute();
  await insertPages(trx, versionId, module.pages, files);
}

const textOf = (content: RichText | null) => (content === null ? null : JSON.stringify(content));

async function insertPages(
  trx: Transaction<Tables>,
  versionId: number,
  pages: readonly PageInput[],
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  for (const [index, page] of orderPages(pages).entries()) {
    const { id } = await trx
      .insertInto('module_page')
      .values({
        version_id: versionId,
        position: index + 1,
        type: page.type,
        title: page.title,
        content: textOf(page.content),
        file_id: files.get(page.file ?? '')?.id ?? null,
        captions_file_id: files.get(page.captions ?? '')?.id ?? null,
        transcript: page.transcript,
        video_length_required: page.video_length_required,
        pass_mark: page.pass_mark,
        max_attempts: page.max_attempts,
        questions_asked: page.questions_asked,
        shuffle: page.shuffle,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertQuestions(trx, id, page.question === null ? page.questions : [page.question]);
  }
}

async function insertQuestions(
  trx: Transaction<Tables>,
  pageId: number,
  questions: readonly QuestionInput[],
): Promise<void> {
  for (const [index, question] of questions.entries()) {
    const { id } = await trx
      .insertInto('module_question')
      .values({
        page_id: pageId,
        position: index + 1,
        type: question.type,
        question: question.question,
        content: textOf(question.content),
        at_second: question.at_second,
        number_value: question.number?.value ?? null,
        number_tolerance: question.number?.tolerance ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = question.answers.map((answer, at) => ({ ...answer, question_id: id, position: at + 1 }));
    // Ids ascend as rows are inserted. Learners see them, so they must not follow the builder's order, which for `order`
    // is the right one.
    if (answers.length > 0)
      await trx
        .insertInto('module_answer')
        .values([...shuffled(answers, randomUUID())])
        .execute();
  }
}
