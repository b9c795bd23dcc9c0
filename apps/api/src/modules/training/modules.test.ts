import { moduleInput } from '@roadside/contract/schemas';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { ApiError } from '../../platform/errors/api-error.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { SmallClub } from '../../platform/testing/small-club.ts';
import {
  assignModules,
  changeModule,
  createModule,
  openRequiredModules,
  readBuiltModule,
  requireModules,
} from './index.ts';

const at = new Date('2026-11-20T14:00:00Z');
const doc = { type: 'doc' as const, content: [{ type: 'paragraph' }] };
const video = { type: 'video', file: 'jump.webm', video_length_required: true };
const question = {
  type: 'question',
  questions: [
    { question: 'First?', type: 'single', answers: [{ answer: 'Cones', correct: true }, { answer: 'Coffee' }] },
    { question: 'Feet?', type: 'number', number: { value: 100, tolerance: 10 } },
  ],
  pass_mark: 80,
};
const input = (fields: object = {}) =>
  moduleInput.parse({
    title: 'Jump starts',
    description: '',
    pages: [question, video, { type: 'text', content: doc }],
    ...fields,
  });

describeEachEngine('training modules', (open) => {
  let club: SmallClub;
  beforeAll(async () => {
    club = await fillSmallClub(open());
    await sql`insert into training_file (name, kind, media_type, title, byte_count, sha256, length_seconds, created_at)
      values ('jump.webm', 'video', 'video/webm', 'Jump', 9, 'x', 12, ${at}),
        ('jump.vtt', 'captions', 'text/vtt', 'Jump', 9, 'x', null, ${at})`.execute(open().kysely);
  });
  afterEach(async () => {
    await sql`delete from module_progress`.execute(open().kysely);
    await sql`delete from training_module`.execute(open().kysely);
    await sql`delete from campaign_module`.execute(open().kysely);
  });
  const transact = <Value>(run: (trx: Parameters<typeof createModule>[0]) => Promise<Value>) =>
    open().kysely.transaction().execute(run);
  const create = (fields: object = {}) => transact((trx) => createModule(trx, input(fields), { by: null, at }));
  const change = (id: number, fields: object, version: number | null = null) =>
    transact((trx) => changeModule(trx, id, input(fields), { by: null, at, version }));
  const begin = async (moduleId: number, completed = false) => {
    await sql`insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
      select ${club.employeeIds['dan.driver']}::integer, module_id, id, ${at}::timestamptz, ${at}::timestamptz, ${completed ? at : null}::timestamptz
      from module_version where module_id = ${moduleId}::integer order by number desc limit 1`.execute(open().kysely);
  };

  test('are stored in the order text, audio, video, question, and come back as they were sent', async () => {
    const id = await create({ certificate: { title: 'Jump starts', valid_days: 365 } });
    const built = await readBuiltModule(open().kysely, id);
    expect(built?.pages.map(({ type }) => type)).toEqual(['text', 'video', 'question']);
    expect(built?.pages[2]?.questions).toMatchObject([
      {
        question: 'First?',
        answers: [
          { answer: 'Cones', correct: true },
          { answer: 'Coffee', correct: false },
        ],
      },
      { question: 'Feet?', number: { value: 100, tolerance: 10 } },
    ]);
    const { id: _, version: __, version_number: ___, people_in_version: ____, ...again } = built!;
    expect(moduleInput.parse(again)).toEqual(again);
  });

  test('are changed in place while nobody is in them, then in a new version', async () => {
    const id = await create();
    await change(id, { title: 'Jump starts, safely' });
    expect(await readBuiltModule(open().kysely, id)).toMatchObject({
      title: 'Jump starts, safely',
      version_number: 1,
      version: 2,
    });
    await begin(id);
    await change(id, { title: 'Third' }, 2);
    expect(await readBuiltModule(open().kysely, id)).toMatchObject({
      title: 'Third',
      version_number: 2,
      people_in_version: 0,
    });
  });

  test('tell the second of two people who save', async () => {
    const id = await create();
    await change(id, { title: 'Second' }, 1);
    const refused = await change(id, { title: 'Lost' }, 1).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'conflict', current: { title: 'Second' } });
  });

  test('refuse files, tags and modules that don’t exist', async () => {
    const pages = [
      { ...video, file: 'none.webm', captions: 'jump.webm' },
      { type: 'audio', file: 'jump.webm' },
    ];
    const refused = await create({ pages, tags: [9999], next_module_id: 9999 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(Object.keys((refused as ApiError).fields ?? {}).toSorted()).toEqual([
      'next_module_id',
      'pages.0.captions',
      'pages.0.file',
      'pages.1.file',
      'tags',
    ]);
  });

  test('refuse a question after the end of its video, which nobody could answer', async () => {
    const asking = (at_second: number) => ({
      pages: [{ ...video, question: { question: 'Seen?', type: 'text', at_second } }],
    });
    const refused = await create(asking(12)).catch((error: unknown) => error);
    expect((refused as ApiError).fields).toEqual({
      'pages.0.questions': 'Page 1 asks a question after the video has ended.',
    });
    await create(asking(11.5));
  });

  test('required by a campaign are open until they are finished or excused', async () => {
    const [first, second] = [await create(), await create({ title: 'Second' })];
    const people = [club.employeeIds['dan.driver'], club.employeeIds['dee.driver']];
    await transact((trx) => requireModules(trx, 7, [second, first], { required: true, at }));
    await begin(first, true);
    const opened = await openRequiredModules(open().kysely, 7, people);
    expect([...opened]).toEqual([
      [people[0], [second]],
      [people[1], [second, first]],
    ]);
    expect(await openRequiredModules(open().kysely, 8, people)).toEqual(new Map());
  });

  test('assigned twice keep the earlier due date', async () => {
    const id = await create();
    const assign = (dueOn: string) =>
      transact((trx) =>
        assignModules(trx, [{ employeeId: club.employeeIds['dan.driver'], moduleId: id, source: 'manager', dueOn }], {
          by: null,
          at,
        }),
      );
    expect(await assign('2026-12-01')).toHaveLength(1);
    expect(await assign('2026-11-25')).toHaveLength(0);
    expect(await assign('2026-12-24')).toHaveLength(0);
    const rows = await open().kysely.selectFrom('module_assignment').select('due_on').execute();
    expect(rows).toEqual([{ due_on: '2026-11-25' }]);
  });
});
