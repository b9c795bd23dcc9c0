import type { BuiltModule, ModuleInput, PageInput } from '@roadside/contract/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  countPeople,
  insertModule,
  lockModule,
  readModule,
  readModuleTags,
  readTags,
  storeTags,
  updateModule,
} from './modules.repository.ts';
import { insertVersion, readFilesByName, readVersions, replaceVersion } from './versions.repository.ts';
import type { FileRow, PageRow } from './versions.repository.ts';

/** Who saves, and when. */
export interface Stamp {
  readonly by: number | null;
  readonly at: Date;
}

/**
 * Creates a module with its first version.
 * @returns its id
 * @throws ApiError 400 for a file or tag that doesn't exist
 */
export async function createModule(trx: Transaction<Tables>, module: ModuleInput, stamp: Stamp): Promise<number> {
  const files = await existingParts(trx, module);
  const id = await insertModule(trx, module, stamp);
  await insertVersion(trx, { moduleId: id, number: 1 }, module, files, stamp);
  await storeTags(trx, id, module.tags);
  return id;
}

/**
 * Changes a module. People who have begun it keep their version (decisions 38): as soon as somebody has, the change
 * becomes the next version.
 * @param version of the module as it was read; null to save whatever happened in between
 * @throws ApiError 404 if it was removed, 409 with `current` if somebody saved in between, 400 for an unknown file or tag
 */
export async function changeModule(
  trx: Transaction<Tables>,
  id: number,
  module: ModuleInput,
  { version, ...stamp }: Stamp & { readonly version: number | null },
): Promise<void> {
  const current = await lockModule(trx, id);
  if (!current) throw new ApiError('not-found', 'This module no longer exists.');
  if (version !== null && version !== current.version)
    throw new ApiError('conflict', 'Somebody changed this module while you were editing it.', {
      current: await readBuiltModule(trx, id),
    });
  const files = await existingParts(trx, module);
  await updateModule(trx, id, module, stamp.at);
  await storeTags(trx, id, module.tags);
  if ((await countPeople(trx, current.version_id)) > 0)
    await insertVersion(trx, { moduleId: id, number: current.number + 1 }, module, files, stamp);
  else await replaceVersion(trx, current.version_id, module, files);
}

/** Whether each question in an audio or video is asked while it plays: one after its end would keep the page open for good. */
function asksInTime(page: PageInput, file: FileRow | undefined): boolean {
  const { length_seconds: length } = file ?? {};
  const questions = page.question === null ? page.questions : [page.question];
  return length == null || questions.every(({ at_second: second }) => second === null || second < length);
}

async function existingParts(trx: Transaction<Tables>, module: ModuleInput): Promise<ReadonlyMap<string, FileRow>> {
  const names = module.pages.flatMap(({ file, captions }) => [file, captions]).filter((name) => name !== null);
  const files = await readFilesByName(trx, names);
  const tags = new Set((await readTags(trx)).map(({ id }) => id));
  const fields: Record<string, string> = {};
  for (const [index, page] of module.pages.entries()) {
    if (page.file !== null && files.get(page.file)?.kind !== page.type)
      fields[`pages.${index}.file`] = `Choose an uploaded ${page.type} file`;
    if (page.captions !== null && files.get(page.captions)?.kind !== 'captions')
      fields[`pages.${index}.captions`] = 'Choose an uploaded WebVTT file';
    if (!asksInTime(page, files.get(page.file ?? '')))
      fields[`pages.${index}.questions`] = `Page ${index + 1} asks a question after the ${page.type} has ended.`;
  }
  if (module.tags.some((id) => !tags.has(id))) fields['tags'] = 'One of these tags no longer exists';
  if (module.next_module_id !== null && !(await readModule(trx, module.next_module_id)))
    fields['next_module_id'] = 'This module no longer exists';
  const wrong = Object.keys(fields);
  if (wrong.length > 0)
    throw new ApiError(
      'invalid-body',
      wrong.every((field) => field.endsWith('.questions'))
        ? 'Ask each question before its recording ends.'
        : 'Part of this module no longer exists. Choose it again.',
      { fields },
    );
  return files;
}

/** A module as its builder edits it, right answers included; null if there is none. */
export async function readBuiltModule(db: Kysely<Tables>, id: number): Promise<BuiltModule | null> {
  const row = await readModule(db, id);
  if (!row) return null;
  const [versions, tags, people] = [
    await readVersions(db, [row.version_id]),
    await readModuleTags(db, [id]),
    await countPeople(db, row.version_id),
  ];
  const version = versions.get(row.version_id);
  return {
    id,
    version: row.version,
    version_number: row.number,
    people_in_version: people,
    title: row.title,
    description: row.description,
    pages: (version?.pages ?? []).map(builtPage),
    tags: (tags.get(id) ?? []).map((tag) => tag.id),
    published: row.published,
    open: row.open_to_audience,
    audience: { positions: row.positions, organization_ids: row.organization_ids, group_ids: row.group_ids },
    completion_message: version?.completion_message ?? '',
    next_module_id: version?.next_module_id ?? null,
    certificate:
      row.certificate_title === null
        ? null
        : { title: row.certificate_title, valid_days: row.certificate_days, rule: row.certificate_rule },
  };
}

function builtPage(page: PageRow): PageInput {
  return {
    type: page.type,
    title: page.title,
    file: page.file?.name ?? null,
    captions: page.captions?.name ?? null,
    transcript: page.transcript,
    content: page.content,
    video_length_required: page.video_length_required,
    question: null,
    questions: page.questions.map((question) => ({
      question: question.question,
      type: question.type,
      answers: question.answers.map(({ answer, correct, feedback }) => ({ answer, correct, feedback })),
      content: question.content,
      number:
        question.number_value === null
          ? null
          : { value: question.number_value, tolerance: question.number_tolerance ?? 0 },
      at_second: question.at_second,
    })),
    pass_mark: page.pass_mark,
    max_attempts: page.max_attempts,
    questions_asked: page.questions_asked,
    shuffle: page.shuffle,
  };
}
