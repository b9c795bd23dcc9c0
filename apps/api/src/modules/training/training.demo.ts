import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleInput } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DemoArea } from '../../platform/demo-area.ts';
import { demoMediaFolder } from '../../platform/file-store/file-store-of.ts';
import { demoDocuments, demoFileName, demoMedia, demoSeconds } from './demo/demo-media.ts';
import { demoModules, demoTags } from './demo/demo-modules.ts';
import type { DemoModule } from './demo/demo-modules.ts';
import { insertDocument, insertDocumentVersion } from './documents.repository.ts';
import { insertFile } from './files/files.repository.ts';
import { createModule } from './save-module.service.ts';

/**
 * Training of the club: twelve modules, who has them, and how far they are. Who has finished what depends on a hash of
 * both, so a world always has the same learners. People who can sign in have begun one module and finished another.
 */
export const trainingDemo: DemoArea = async (trx, { now }) => {
  await addFiles(trx, now);
  const tags = await trx
    .insertInto('training_tag')
    .values(demoTags.map((tag) => ({ ...tag })))
    .returning(['id', 'name'])
    .execute();
  const tagIds = new Map(tags.map(({ id, name }) => [name, id]));
  for (const [index, demo] of demoModules.entries()) {
    const module = moduleInput.parse({ ...demo.module, tags: demo.tags.flatMap((name) => tagIds.get(name) ?? []) });
    const createdAt = new Date(now.getTime() - (90 - index) * 86_400_000);
    const id = await createModule(trx, module, { by: null, at: createdAt });
    await addLearners(trx, { id, index, demo, now });
  }
};

async function addFiles(trx: Transaction<Tables>, now: Date): Promise<void> {
  const add = async (
    name: string,
    file: {
      kind: 'audio' | 'video' | 'captions' | 'pdf';
      mediaType: string;
      title: string;
      lengthSeconds: number | null;
    },
  ) => {
    const content = readFileSync(join(demoMediaFolder, name));
    const sha256 = createHash('sha256').update(content).digest('hex');
    await insertFile(trx, { ...file, name, byteCount: content.byteLength, sha256, ownerEmployeeId: null }, now);
  };
  for (const media of demoMedia) {
    const { id, kind, title } = media;
    const isVideo = kind === 'video';
    await add(demoFileName(id, isVideo ? 'webm' : 'wav'), {
      kind,
      mediaType: isVideo ? 'video/webm' : 'audio/wav',
      title,
      lengthSeconds: demoSeconds(media),
    });
    await add(demoFileName(id, 'vtt'), {
      kind: 'captions',
      mediaType: 'text/vtt; charset=utf-8',
      title,
      lengthSeconds: null,
    });
  }
  for (const { title, description, id, old } of demoDocuments) {
    const name = demoFileName(id, 'pdf');
    await add(name, { kind: 'pdf', mediaType: 'application/pdf', title, lengthSeconds: null });
    const file = await trx.selectFrom('training_file').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    const everybody = { moduleId: null, positions: [], organizationIds: [] };
    const document = { ...everybody, title, description, fileId: file.id };
    const documentId = await insertDocument(trx, document, { by: null, at: now });
    if (old) await insertDocumentVersion(trx, { documentId, fileId: file.id }, { by: null, at: now });
  }
}

/** Assigns a module, and lets a part of its drivers finish it in the weeks before. */
async function addLearners(
  trx: Transaction<Tables>,
  { id, index, demo, now }: { id: number; index: number; demo: DemoModule; now: Date },
): Promise<void> {
  const draw = (salt: string, sides: number) =>
    sql`mod(('x' || substr(md5(${`${salt} ${index} `}::text || coalesce(e.external_id, e.id::text)), 1, 7))::bit(28)::integer, ${sql.lit(sides)})`;
  const signsIn = sql`exists (select 1 from account a where a.employee_id = e.id)`;
  const finished = sql`(case when ${signsIn} then ${index}::integer in (3, 5)
    else ${draw('finished', 100)} < ${demo.finished}::integer end)`;
  const finishedAt = sql`${now}::timestamptz - make_interval(hours => 24 + ${draw('day', 60 * 24)})`;
  if (demo.dueInDays !== null) {
    const dueOn = addDays(now.toISOString().slice(0, 10), demo.dueInDays);
    await sql`insert into module_assignment (employee_id, module_id, source, reason, due_on, assigned_at, completed_at)
      select e.id, ${id}::integer, 'campaign', '', ${dueOn}::date, ${now}::timestamptz - interval '61 days',
        case when ${finished} then ${finishedAt} end
      from employee e where e.position_type = 'driver' and e.active`.execute(trx);
  }
  await sql`insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
    select e.id, v.module_id, v.id, ${finishedAt} - interval '20 minutes', ${finishedAt}, ${finishedAt}
    from employee e, module_version v
    where e.position_type = 'driver' and e.active and v.module_id = ${id}::integer and ${finished}`.execute(trx);
  await sql`insert into page_progress (progress_id, page_id, credited, position_seconds, answered, completed_at)
    select p.id, page.id,
      case when f.length_seconds is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_array(0, f.length_seconds)) end,
      coalesce(f.length_seconds, 0), true, p.completed_at
    from module_progress p join module_page page on page.version_id = p.version_id
    left join training_file f on f.id = page.file_id
    where p.module_id = ${id}::integer`.execute(trx);
  await sql`insert into certificate (employee_id, module_id, progress_id, title, issued_on, valid_days)
    select p.employee_id, p.module_id, p.id, m.certificate_title, p.completed_at::date, m.certificate_days
    from module_progress p join training_module m on m.id = p.module_id
    where m.id = ${id}::integer and m.certificate_title is not null`.execute(trx);
}
