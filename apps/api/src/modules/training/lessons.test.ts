import { calls } from '@roadside/contract/calls';
import { moduleInput } from '@roadside/contract/schemas';
import type { LessonModule, LessonPage } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { assignModules, changeModule, createModule } from './index.ts';
import { isSigned } from './media-address.ts';

const { training } = calls;
const start = Date.parse('2026-11-20T14:00:00Z');
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cones first.' }] }] };
const cones = {
  question: 'What comes first?',
  type: 'single',
  answers: [
    { answer: 'Cones', correct: true, feedback: 'Yes: cones, then the car.' },
    { answer: 'Coffee', feedback: 'Not on the shoulder.' },
  ],
};

describeEachEngine('taking a module', (open) => {
  let api: TestApi;
  let club: SmallClub;
  let as: (name: PersonName) => { readonly token: string };
  let moduleId = 0;

  beforeAll(async () => {
    club = await fillSmallClub(open());
    await sql`insert into training_file (name, kind, media_type, title, byte_count, sha256, length_seconds, created_at)
      values ('AAAAAAAAAAAAAAAAAAAAAA.webm', 'video', 'video/webm', 'Jump', 9, 'x', 60, now()),
        ('BBBBBBBBBBBBBBBBBBBBBB.wav', 'audio', 'audio/wav', 'Tape', 9, 'x', 30, now())`.execute(open().kysely);
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock = start;
    const { kysely } = open();
    for (const table of ['watch_session', 'module_progress', 'training_module', 'live_event'])
      await sql`delete from ${sql.table(table)}`.execute(kysely);
    moduleId = await create();
  });

  const video = { type: 'video', file: 'AAAAAAAAAAAAAAAAAAAAAA.webm', video_length_required: true };
  const input = (fields: object = {}) =>
    moduleInput.parse({
      title: 'Jump starts',
      description: '',
      pages: [{ type: 'text', content: doc }, video, { type: 'question', question: cones }],
      certificate: { title: 'Jump starts', valid_days: 365 },
      completion_message: 'Drive safely.',
      ...fields,
    });
  const create = (fields: object = {}) =>
    open()
      .kysely.transaction()
      .execute((trx) => createModule(trx, input(fields), { by: null, at: new Date(start) }));
  const ask = async <Reply = Record<string, unknown>>(
    call: Parameters<TestApi['ask']>[0],
    body: object,
    who: PersonName = 'dan.driver',
  ): Promise<Reply> => {
    const { status, body: reply, text } = await api.ask(call, body, as(who));
    if (status !== 200) throw Object.assign(new Error(text), { status });
    return reply as Reply;
  };
  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const lesson = async (who: PersonName = 'dan.driver', id = moduleId) =>
    (await ask<{ module: LessonModule }>(training.getLesson, { purpose: 'get_lesson', module_id: id }, who)).module;
  const at = (page: LessonPage | number, id = moduleId) => ({
    module_id: id,
    page_id: typeof page === 'number' ? page : page.id,
  });
  const openPage = (page: LessonPage, who: PersonName = 'dan.driver', id = moduleId) =>
    ask<{ session_id: string; page: LessonPage }>(training.openPage, { purpose: 'open_page', ...at(page, id) }, who);
  const complete = (page: LessonPage | number, fields: object = {}) =>
    ask<{ is_completed: boolean; pages_completed: number[] }>(training.completeModules, {
      purpose: 'complete_modules',
      ...at(page),
      is_completed: true,
      ...fields,
    });
  interface BeatReply {
    problem: string | null;
    credited_seconds: number;
    is_completed: boolean;
    next_page_id: number | null;
  }
  const beat = (
    page: LessonPage | number,
    session: string,
    number: number,
    played: readonly (readonly [number, number])[],
    more: object = {},
    who: PersonName = 'dan.driver',
  ) =>
    ask<BeatReply>(
      training.heartbeat,
      {
        purpose: 'heartbeat',
        ...at(page),
        session_id: session,
        beat: number,
        played,
        position: Math.min(played.at(-1)?.[1] ?? 0, 86_400),
        hidden: false,
        ...more,
      },
      who,
    );
  const pass = (seconds: number) => (api.clock += seconds * 1000);
  const answer = (page: LessonPage, questionId: number, fields: object, id = moduleId) =>
    ask<{ page: LessonPage; is_completed: boolean; next_page_id: number | null }>(training.answer, {
      purpose: 'answer_question',
      ...at(page, id),
      question_id: questionId,
      ...fields,
    });
  const beginAttempt = async (page: LessonPage, id = moduleId) =>
    (await ask<{ page: LessonPage }>(training.beginAttempt, { purpose: 'begin_attempt', ...at(page, id) })).page;
  const downloaded = (id = moduleId) =>
    ask<{ pass: string; module: LessonModule }>(training.downloadLesson, { purpose: 'download_lesson', module_id: id });
  const sendIn = async (ticket: string, pages: readonly object[], id = moduleId) =>
    (
      await ask<{ module: LessonModule }>(training.syncLesson, {
        purpose: 'sync_lesson',
        pass: ticket,
        module_id: id,
        pages,
      })
    ).module;
  /** Opens the video after reading the text. */
  const toVideo = async () => {
    const [text, page, test] = (await lesson()).pages as [LessonPage, LessonPage, LessonPage];
    await complete(text);
    const { session_id } = await openPage(page);
    return { text, page, test, session: session_id };
  };
  const watchAll = async () => {
    const on = await toVideo();
    for (let number = 1; number <= 4; number += 1) {
      pass(15);
      await beat(on.page, on.session, number, [[15 * (number - 1), 15 * number]]);
    }
    return on;
  };

  test('goes page by page to the certificate, without a right answer before it is given', async () => {
    const first = await lesson();
    expect(first.pages.map(({ locked, is_completed }) => [locked, is_completed])).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
    expect(first.pages[1]?.media).toBeNull();
    const { page, test: exam } = await watchAll();
    const watched = await lesson();
    expect(watched.pages[1]).toMatchObject({ id: page.id, is_completed: true, credited_seconds: 60 });
    expect(watched.next_page_id).toBe(exam.id);
    const attempt = (await beginAttempt(exam)).test?.attempt;
    expect(JSON.stringify(attempt)).not.toMatch(/correct|feedback|cones, then/i);
    const question = attempt?.questions[0];
    const right = question?.answers.find((each) => each.answer === 'Cones');
    const done = await answer(exam, question?.id ?? 0, { answer_ids: [right?.id] });
    expect(done).toMatchObject({ is_completed: true, next_page_id: null });
    expect(done.page.test?.attempt?.questions[0]?.given).toMatchObject({
      correct: true,
      feedback: ['Yes: cones, then the car.'],
    });
    expect(await lesson()).toMatchObject({
      is_completed: true,
      completion_message: 'Drive safely.',
      certificate: { title: 'Jump starts', issued_on: '2026-11-20', valid_through: '2027-11-19', state: 'valid' },
    });
  });

  test('a failed test keeps the next page locked, on screen and in the API, and opens it once passed', async () => {
    const id = await create({
      pages: [{ type: 'question', question: cones }, video, { type: 'question', question: cones }],
    });
    const pages = (await lesson('dan.driver', id)).pages;
    const [film, exam, last] = [
      pages.find(({ type }) => type === 'video'),
      ...pages.filter(({ test: has }) => has),
    ] as [LessonPage, LessonPage, LessonPage];
    const { session_id } = await openPage(film, 'dan.driver', id);
    for (let number = 1; number <= 4; number += 1) {
      pass(15);
      await ask(training.heartbeat, {
        purpose: 'heartbeat',
        ...at(film, id),
        session_id,
        beat: number,
        played: [[15 * (number - 1), 15 * number]],
        position: 15 * number,
        hidden: false,
      });
    }
    const sit = async (chosen: string) => {
      const question = (await beginAttempt(exam, id)).test?.attempt?.questions[0];
      const given = question?.answers.find(({ answer: text }) => text === chosen);
      return answer(exam, question?.id ?? 0, { answer_ids: [given?.id] }, id);
    };
    const failed = await sit('Coffee');
    expect(failed).toMatchObject({ is_completed: false });
    const after = await lesson('dan.driver', id);
    expect(after.pages.map(({ locked, is_completed }) => [locked, is_completed])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(after.is_completed).toBe(false);
    expect(await refused(openPage(last, 'dan.driver', id))).toBe(409);
    expect(await refused(beginAttempt(last, id))).toBe(409);
    await sit('Cones');
    expect((await lesson('dan.driver', id)).pages[2]).toMatchObject({ id: last.id, locked: false });
    expect((await beginAttempt(last, id)).test?.attempt?.questions).toHaveLength(1);
  });

  test('shows what must, may and was done, with due dates and reasons', async () => {
    const may = await create({ title: 'Battery tests' });
    await create({ title: 'Hidden', published: false });
    await create({ title: 'For managers', audience: { positions: ['station-admin'] } });
    await open()
      .kysely.transaction()
      .execute((trx) =>
        assignModules(
          trx,
          [
            {
              employeeId: club.employeeIds['dan.driver'],
              moduleId,
              source: 'prescribed',
              reason: 'Kept informed is down 7.4 points',
              dueOn: '2026-11-22',
            },
          ],
          { by: null, at: new Date(start) },
        ),
      );
    const lists = await ask(training.getLessons, { purpose: 'get_lessons' });
    expect(lists).toMatchObject({
      must: [
        { id: moduleId, due_on: '2026-11-22', due: 'soon', reason: 'Kept informed is down 7.4 points', page_count: 3 },
      ],
      may: [{ id: may, title: 'Battery tests', due: 'open' }],
      done: [],
    });
  });

  test('keeps the version a person began, and tells them of the new one', async () => {
    await complete((await lesson()).pages[0]?.id ?? 0);
    const change = (title: string) =>
      open()
        .kysely.transaction()
        .execute((trx) =>
          changeModule(trx, moduleId, input({ title }), { by: null, at: new Date(start), version: null }),
        );
    await change('Jump starts 2');
    expect(await lesson()).toMatchObject({ title: 'Jump starts', version_number: 1, newer_version_exists: true });
    expect(await lesson('dee.driver')).toMatchObject({ title: 'Jump starts 2', newer_version_exists: false });
  });

  test('the ids of answers say nothing about which one is right, or comes first', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => `Step ${index + 1}`);
    const id = await create({
      pages: [
        {
          type: 'question',
          question: { question: 'In which order?', type: 'order', answers: steps.map((answer) => ({ answer })) },
        },
      ],
    });
    const [page] = (await lesson('dan.driver', id)).pages as [LessonPage];
    const [question] = (await beginAttempt(page, id)).test?.attempt?.questions ?? [];
    const byId = (question?.answers ?? []).toSorted((a, b) => a.id - b.id).map(({ answer: text }) => text);
    expect(byId.toSorted()).toEqual(steps.toSorted());
    expect(byId).not.toEqual(steps);
    // The right order is still known to the server, and to nobody else.
    const right = steps.map((step) => question?.answers.find(({ answer: text }) => text === step)?.id ?? 0);
    expect((await answer(page, question?.id ?? 0, { answer_ids: right }, id)).is_completed).toBe(true);
  });

  test('offers the next module to those who may take it', async () => {
    const closed = await create({ title: 'For some', open: false });
    moduleId = await create({ pages: [{ type: 'text', content: doc }], next_module_id: closed });
    const [text] = (await lesson()).pages as [LessonPage];
    await complete(text);
    expect((await lesson()).next_module).toBeNull();
    await open()
      .kysely.transaction()
      .execute((trx) =>
        assignModules(trx, [{ employeeId: club.employeeIds['dan.driver'], moduleId: closed, source: 'manager' }], {
          by: null,
          at: new Date(start),
        }),
      );
    expect((await lesson()).next_module).toEqual({ id: closed, title: 'For some' });
  });

  test('a failed test may be tried again as often as allowed, then stays failed', async () => {
    const questions = [cones, { ...cones, question: 'Second?' }, { ...cones, question: 'Third?' }];
    moduleId = await create({
      pages: [{ type: 'question', questions, pass_mark: 80, max_attempts: 2, shuffle: true }],
    });
    const [exam] = (await lesson()).pages as [LessonPage];
    for (const attemptsLeft of [1, 0]) {
      const page = await beginAttempt(exam);
      expect(page.test?.attempt?.finished).toBe(false);
      for (const [index, question] of (page.test?.attempt?.questions ?? []).entries()) {
        const wanted = index === 0 ? 'Coffee' : 'Cones';
        await answer(exam, question.id, { answer_ids: [question.answers.find((each) => each.answer === wanted)?.id] });
      }
      const after = (await lesson()).pages[0]?.test;
      expect(after).toMatchObject({ passed: false, attempts_left: attemptsLeft, may_try: attemptsLeft > 0 });
      expect(after?.best).toBeCloseTo(66.67, 1);
    }
    expect((await beginAttempt(exam)).test?.attempt).toMatchObject({ number: 2, finished: true });
    expect((await lesson()).is_completed).toBe(false);
  });

  test('a question inside a video holds everything after its second until it is answered', async () => {
    moduleId = await create({ pages: [{ ...video, questions: [{ ...cones, at_second: 30 }] }] });
    const [page] = (await lesson()).pages as [LessonPage];
    const { session_id } = await openPage(page);
    pass(60);
    expect(await beat(page, session_id, 1, [[0, 60]])).toMatchObject({ credited_seconds: 31, is_completed: false });
    await answer(page, page.questions[0]?.id ?? 0, { answer_ids: [page.questions[0]?.answers[1]?.id] });
    pass(30);
    expect(await beat(page, session_id, 2, [[30, 60]])).toMatchObject({ credited_seconds: 60, is_completed: true });
  });

  test('tells the person’s other screens when a page is complete', async () => {
    await complete((await lesson()).pages[0]?.id ?? 0);
    const events = await open().kysely.selectFrom('live_event').select(['topic', 'subject_id', 'people']).execute();
    expect(events).toEqual([{ topic: 'training', subject_id: moduleId, people: [club.employeeIds['dan.driver']] }]);
  });

  test('gives the address of a file only to people who may take the module, and not once they may no longer', async () => {
    const id = await create({ audience: { positions: ['driver'] }, pages: [video] });
    const src = (await lesson('dan.driver', id)).pages[0]?.media?.src ?? '';
    expect(src).toMatch(/^\/files\/media\/A+\.webm\?until=\d+&key=/);
    expect(await refused(lesson('sue.staff', id))).toBe(404);
    // Without the right, no new address is given; the one that was given goes on to its end.
    await sql`update training_module set published = false where id = ${id}`.execute(open().kysely);
    expect(await refused(lesson('dan.driver', id))).toBe(404);
    const query = new URLSearchParams(src.split('?')[1]);
    const given = { name: 'AAAAAAAAAAAAAAAAAAAAAA.webm', until: query.get('until') ?? '', key: query.get('key') ?? '' };
    expect(isSigned(api.services.config, given, new Date(start + 3600 * 1000))).toBe(true);
  });

  test('resumes to the second on another device, and loses nothing to it', async () => {
    const { page, session } = await toVideo();
    pass(20);
    await beat(page, session, 1, [[0, 20]]);
    const other = await openPage(page);
    expect(other.page).toMatchObject({ position_seconds: 20, credited_seconds: 20 });
    pass(10);
    expect(await beat(page, session, 2, [[20, 30]])).toMatchObject({ problem: 'other-session', credited_seconds: 20 });
    pass(30);
    expect(await beat(page, other.session_id, 1, [[20, 60]])).toMatchObject({ is_completed: true });
  });

  test('counts what another process credited between two heartbeats', async () => {
    const { page, session } = await toVideo();
    pass(15);
    await beat(page, session, 1, [[0, 15]]);
    // Another process of the club took the second heartbeat.
    pass(15);
    await open()
      .kysely.updateTable('watch_session')
      .set({ beat: 2, heard_at: new Date(api.clock), credited_seconds: 30 })
      .execute();
    await open()
      .kysely.updateTable('page_progress')
      .set({ credited: JSON.stringify([[0, 30]]) })
      .where('page_id', '=', page.id)
      .execute();
    pass(15);
    expect(await beat(page, session, 3, [[30, 45]])).toMatchObject({ problem: null, credited_seconds: 45 });
    expect(await beat(page, session, 3, [[30, 45]])).toMatchObject({ problem: 'replayed', credited_seconds: 45 });
  });

  test('credits heartbeats that arrive at the same moment once', async () => {
    const { page, session } = await toVideo();
    pass(20);
    const parts = [0, 1, 2, 3].map((part): [number, number] => [5 * part, 5 * (part + 1)]);
    const replies = await Promise.all([
      ...parts.map((part, index) => beat(page, session, index + 1, [part])),
      ...parts.map((part, index) => beat(page, session, index + 1, [part])),
    ]);
    const counted = replies.filter(({ problem }) => problem === null).length;
    expect(counted).toBeGreaterThan(0);
    const [, shown] = (await lesson()).pages;
    expect(shown?.credited_seconds).toBe(5 * counted);
    expect((await open().kysely.selectFrom('watch_session').select('credited_seconds').execute())[0]).toEqual({
      credited_seconds: 5 * counted,
    });
  });

  const cheats: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'seeks to the end',
      async () => {
        const { page, session } = await toVideo();
        pass(5);
        await beat(page, session, 1, [
          [0, 2],
          [58, 60],
        ]);
      },
    ],
    [
      'claims the whole file at once',
      async () => {
        const { page, session } = await toVideo();
        pass(5);
        await beat(page, session, 1, [[0, 60]]);
      },
    ],
    [
      'plays at double speed',
      async () => {
        const { page, session } = await toVideo();
        for (const number of [1, 2]) {
          pass(15);
          await beat(page, session, number, [[30 * (number - 1), 30 * number]]);
        }
      },
    ],
    [
      'plays in a hidden tab',
      async () => {
        const { page, session } = await toVideo();
        pass(60);
        await beat(page, session, 1, [[0, 60]], { hidden: true });
      },
    ],
    [
      'watches twice at once in two tabs',
      async () => {
        const { page, session } = await toVideo();
        const other = await openPage(page);
        pass(30);
        await beat(page, session, 1, [[0, 30]]);
        await beat(page, other.session_id, 1, [[30, 60]]);
      },
    ],
    [
      'replays a heartbeat',
      async () => {
        const { page, session } = await toVideo();
        pass(20);
        for (let time = 0; time < 3; time += 1) await beat(page, session, 1, [[20 * time, 20 * time + 20]]);
      },
    ],
    [
      'sends heartbeats in a burst',
      async () => {
        const { page, session } = await toVideo();
        pass(5);
        for (let number = 1; number <= 4; number += 1)
          await beat(page, session, number, [[15 * (number - 1), 15 * number]]);
      },
    ],
    [
      'forges a session',
      async () => {
        const { page } = await toVideo();
        pass(60);
        await beat(page, 'forged', 1, [[0, 60]]);
      },
    ],
    [
      'uses somebody else’s session',
      async () => {
        const { page, session } = await toVideo();
        const other = await lesson('dee.driver');
        await ask(
          training.completeModules,
          { purpose: 'complete_modules', ...at(other.pages[0] as LessonPage), is_completed: true },
          'dee.driver',
        );
        await openPage(other.pages[1] as LessonPage, 'dee.driver');
        pass(60);
        await beat(page, session, 1, [[0, 60]], {}, 'dee.driver');
      },
    ],
    [
      'claims time outside the file',
      async () => {
        const { page, session } = await toVideo();
        pass(60);
        await refused(beat(page, session, 1, [[-10, 60]]));
        await beat(page, session, 2, [[0, 500]]);
      },
    ],
    [
      'claims a part again and again',
      async () => {
        const { page, session } = await toVideo();
        pass(120);
        await beat(page, session, 1, [
          [0, 20],
          [0, 20],
          [10, 20],
          [5, 20],
        ]);
      },
    ],
    [
      'reopens the session to reset the clock',
      async () => {
        const { page } = await toVideo();
        for (let time = 0; time < 6; time += 1) {
          const { session_id } = await openPage(page);
          pass(2);
          await beat(page, session_id, 1, [[10 * time, 10 * time + 10]]);
        }
      },
    ],
    [
      'completes the page without watching',
      async () => {
        const { page } = await toVideo();
        await complete(page, { watched_seconds: 60 });
      },
    ],
    [
      'skips the video and completes the test',
      async () => {
        const { test: exam } = await toVideo();
        await refused(complete(exam, { answers: [1] }));
        await refused(beginAttempt(exam));
      },
    ],
    [
      'edits the page id to a later one',
      async () => {
        const { test: exam, session } = await toVideo();
        pass(60);
        await beat(exam, session, 1, [[0, 60]]);
        await refused(openPage(exam));
      },
    ],
    [
      'edits the module id',
      async () => {
        const { page, session } = await toVideo();
        const other = await create({ title: 'Other' });
        pass(60);
        await refused(beat(page, session, 1, [[0, 60]], { module_id: other }));
      },
    ],
    [
      'answers every question with every answer',
      async () => {
        const { page, session, test: exam } = await toVideo();
        pass(60);
        await beat(page, session, 1, [[0, 60]]);
        const questions = (await beginAttempt(exam)).test?.attempt?.questions ?? [];
        for (const { id, answers } of questions) await answer(exam, id, { answer_ids: answers.map((each) => each.id) });
      },
    ],
    [
      'answers again once the right answer is known',
      async () => {
        const { page, session, test: exam } = await toVideo();
        pass(60);
        await beat(page, session, 1, [[0, 60]]);
        const question = (await beginAttempt(exam)).test?.attempt?.questions[0];
        const id = (text: string) => question?.answers.find((each) => each.answer === text)?.id;
        await answer(exam, question?.id ?? 0, { answer_ids: [id('Coffee')] });
        await refused(answer(exam, question?.id ?? 0, { answer_ids: [id('Cones')] }));
      },
    ],
    [
      'claims offline time that hasn’t passed',
      async () => {
        const { page, text } = await toVideo();
        const { pass: ticket } = await ask<{ pass: string }>(training.downloadLesson, {
          purpose: 'download_lesson',
          module_id: moduleId,
        });
        pass(10);
        await ask(training.syncLesson, {
          purpose: 'sync_lesson',
          pass: ticket,
          module_id: moduleId,
          pages: [
            { page_id: text.id, read: true },
            { page_id: page.id, played: [[0, 60]], position: 60 },
          ],
        });
      },
    ],
    [
      'sends several downloads in for the same time',
      async () => {
        const { page } = await toVideo();
        const tickets: string[] = [];
        for (let time = 0; time < 3; time += 1)
          tickets.push(
            (await ask<{ pass: string }>(training.downloadLesson, { purpose: 'download_lesson', module_id: moduleId }))
              .pass,
          );
        pass(20);
        for (const [index, ticket] of tickets.entries())
          await ask(training.syncLesson, {
            purpose: 'sync_lesson',
            pass: ticket,
            module_id: moduleId,
            pages: [{ page_id: page.id, played: [[20 * index, 20 * index + 20]], position: 60 }],
          });
      },
    ],
    [
      'sends a download in and reports the same time to the player’s session',
      async () => {
        const { page, session } = await toVideo();
        const { pass: ticket } = await downloaded();
        pass(30);
        await sendIn(ticket, [{ page_id: page.id, played: [[0, 30]], position: 30 }]);
        await beat(page, session, 1, [[0, 60]]);
      },
    ],
    [
      'sends in somebody else’s download',
      async () => {
        const { page } = await toVideo();
        const { pass: ticket } = await ask<{ pass: string }>(
          training.downloadLesson,
          { purpose: 'download_lesson', module_id: moduleId },
          'dee.driver',
        );
        pass(60);
        await refused(
          ask(training.syncLesson, {
            purpose: 'sync_lesson',
            pass: ticket,
            module_id: moduleId,
            pages: [{ page_id: page.id, played: [[0, 60]], position: 60 }],
          }),
        );
      },
    ],
    [
      'uses an expired sign-in',
      async () => {
        const { page, session } = await toVideo();
        pass(60);
        const { status } = await api.ask(
          training.heartbeat,
          {
            purpose: 'heartbeat',
            ...at(page),
            session_id: session,
            beat: 1,
            played: [[0, 60]],
            position: 60,
            hidden: false,
          },
          { token: 'old.cookie.token' },
        );
        expect(status).toBe(401);
      },
    ],
  ];

  test.each(cheats)('a cheat who %s doesn’t finish', async (_way, run) => {
    await run();
    for (const who of ['dan.driver', 'dee.driver'] as const) {
      const after = await lesson(who);
      expect(after.is_completed).toBe(false);
      expect(after.pages[2]?.is_completed).toBe(false);
      const video = after.pages[1] as LessonPage;
      expect(video.credited_seconds).toBeLessThanOrEqual((api.clock - start) / 1000);
    }
  });

  test.each(['seeks to the end', 'completes the page without watching', 'plays in a hidden tab'])(
    'a cheat who %s doesn’t open the next page',
    async (way) => {
      await cheats.find(([name]) => name === way)?.[1]();
      expect((await lesson()).pages.map(({ locked }) => locked)).toEqual([false, false, true]);
    },
  );

  test('offline lessons count every second and answer, once', async () => {
    const download = await ask<{ pass: string; module: LessonModule }>(training.downloadLesson, {
      purpose: 'download_lesson',
      module_id: moduleId,
    });
    const [text, page, exam] = download.module.pages as [LessonPage, LessonPage, LessonPage];
    expect(page.media?.src).toContain('AAAAAAAAAAAAAAAAAAAAAA.webm');
    const question = exam.test?.attempt?.questions[0];
    pass(61);
    const body = {
      purpose: 'sync_lesson',
      pass: download.pass,
      module_id: moduleId,
      pages: [
        { page_id: exam.id, answers: [{ question_id: question?.id, answer_ids: [question?.answers[0]?.id] }] },
        { page_id: page.id, played: [[0, 60]], position: 60 },
        { page_id: text.id, read: true },
      ],
    };
    for (let time = 0; time < 2; time += 1) {
      const { module } = await ask<{ module: LessonModule }>(training.syncLesson, body);
      expect(module.pages.map(({ is_completed }) => is_completed)).toEqual([true, true, true]);
    }
    const issued = await open().kysely.selectFrom('certificate').select('id').execute();
    expect(issued).toHaveLength(1);
  });

  test('two downloads sent in at the same moment earn no more than the time that has passed', async () => {
    const other = await create({ title: 'Towing' });
    const downloads = [await downloaded(), await downloaded(other)] as const;
    pass(40);
    const sent = await Promise.all(
      downloads.map(({ pass: ticket, module }) =>
        sendIn(
          ticket,
          [
            { page_id: module.pages[0]?.id, read: true },
            { page_id: module.pages[1]?.id, played: [[0, 40]], position: 40 },
          ],
          module.id,
        ),
      ),
    );
    expect(sent.reduce((sum, { pages }) => sum + (pages[1]?.credited_seconds ?? 0), 0)).toBe(40);
  });

  test('a video that plays while its lesson is downloaded loses nothing', async () => {
    const { page, session } = await toVideo();
    pass(10);
    const { pass: ticket } = await downloaded();
    pass(5);
    await beat(page, session, 1, [[0, 15]]);
    pass(45);
    const { pages } = await sendIn(ticket, [{ page_id: page.id, played: [[15, 60]], position: 60 }]);
    expect(pages[1]).toMatchObject({ is_completed: true, credited_seconds: 60 });
  });

  test('an answer to an attempt that ended meanwhile is dropped, and the rest of what was sent counts', async () => {
    const pool = Array.from({ length: 12 }, (_, index) => ({ ...cones, question: `Question ${index + 1}` }));
    const exam = { type: 'question', questions: pool, questions_asked: 1 };
    const id = await create({ pages: [exam, { type: 'question', question: cones }] });
    const { pass: ticket, module } = await downloaded(id);
    const [test, last] = module.pages as [LessonPage, LessonPage];
    const drawn = (page: LessonPage) => page.test?.attempt?.questions[0];
    const answered = (page: LessonPage, text: string) => {
      const question = drawn(page);
      return {
        question_id: question?.id ?? 0,
        answer_ids: [question?.answers.find((each) => each.answer === text)?.id],
      };
    };
    // Attempts draw one of twelve: they go on until one asks something else.
    let attempt = test;
    while (drawn(attempt)?.id === drawn(test)?.id) {
      const { question_id, ...fields } = answered(attempt, 'Coffee');
      await answer(attempt, question_id, fields, id);
      attempt = await beginAttempt(test, id);
    }
    pass(5);
    const stale = await sendIn(ticket, [{ page_id: test.id, answers: [answered(test, 'Cones')] }], id);
    expect(stale.pages[0]).toMatchObject({ is_completed: false, test: { attempt: { finished: false } } });
    const { question_id, ...fields } = answered(attempt, 'Cones');
    await answer(attempt, question_id, fields, id);
    const after = await sendIn(
      ticket,
      [
        { page_id: test.id, answers: [answered(test, 'Coffee')] },
        { page_id: last.id, answers: [answered(last, 'Cones')] },
      ],
      id,
    );
    expect(after).toMatchObject({ is_completed: true });
  });

  test('what was done while a download was sent in is added by sending it again', async () => {
    const { pass: ticket, module } = await downloaded();
    const [text, page, exam] = module.pages as [LessonPage, LessonPage, LessonPage];
    const question = exam.test?.attempt?.questions[0];
    const right = question?.answers.find((each) => each.answer === 'Cones')?.id;
    pass(30);
    const first = [
      { page_id: text.id, read: true },
      { page_id: page.id, played: [[0, 30]], position: 30 },
    ];
    expect((await sendIn(ticket, first)).pages[1]).toMatchObject({ credited_seconds: 30 });
    expect((await sendIn(ticket, first)).pages[1]).toMatchObject({ credited_seconds: 30 });
    pass(30);
    const all = [
      { page_id: text.id, read: true },
      { page_id: page.id, played: [[0, 60]], position: 60 },
      { page_id: exam.id, answers: [{ question_id: question?.id, answer_ids: [right] }] },
    ];
    expect(await sendIn(ticket, all)).toMatchObject({ is_completed: true });
  });

  test('an attempt begun after a download was sent in is not answered by sending it again', async () => {
    const id = await create({ pages: [{ type: 'question', question: cones }] });
    const { pass: ticket, module } = await downloaded(id);
    const [exam] = module.pages as [LessonPage];
    const question = exam.test?.attempt?.questions[0];
    const wrong = question?.answers.find((each) => each.answer === 'Coffee')?.id;
    const body = [{ page_id: exam.id, answers: [{ question_id: question?.id, answer_ids: [wrong] }] }];
    await sendIn(ticket, body, id);
    pass(1);
    await beginAttempt(exam, id);
    const { pages } = await sendIn(ticket, body, id);
    expect(pages[0]?.test).toMatchObject({ attempt: { number: 2, finished: false } });
  });
});
