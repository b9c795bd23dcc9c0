import type { Lesson, LessonModule, LessonPage, LessonQuestion } from '@roadside/contract/schemas';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { documentsAddress, lessonAddress, lessonsAddress } from '../model/addresses.ts';
import type { Lessons } from '../server/training.server.ts';
import { TrainingScreen } from './training-screen.tsx';

const meta = preview.meta({ title: 'Screens/Training', ...screenMeta });

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 50 20'%3E%3Crect width='50' height='20' fill='%23234'/%3E%3Cpath d='M22 20l2-12h2l2 12z' fill='%23eee'/%3E%3C/svg%3E";

const lesson = (id: number, title: string, given: Partial<Lesson> = {}): Lesson => ({
  id,
  title,
  description: 'Cold batteries, icy shoulders, and what to check before you leave.',
  minutes: 3,
  page_count: 3,
  pages_completed: 0,
  begun: false,
  completed_at: null,
  due_on: null,
  due: 'open',
  reason: '',
  assigned: false,
  picture: null,
  ...given,
});

const lessons: Lessons = {
  must: [
    lesson(1, 'Safe on the shoulder', { due_on: '2026-11-17', due: 'overdue', begun: true, pages_completed: 1 }),
    lesson(2, 'Winter readiness', {
      due_on: '2026-11-25',
      due: 'soon',
      picture: { src: picture, alt: 'A snowy road at night' },
    }),
    lesson(3, 'Keep members informed', {
      due_on: '2026-12-04',
      reason: 'Kept informed is down 7.4 points',
    }),
  ],
  may: [lesson(4, 'Night calls'), lesson(5, 'Towing low cars')],
  done: [lesson(6, 'Welcome to the club', { completed_at: '2026-11-02T14:00:00Z', due: 'done', pages_completed: 3 })],
  certificates: [
    {
      id: 1,
      module_id: 6,
      title: 'Roadside safety',
      issued_on: '2025-12-02',
      valid_through: '2026-12-01',
      state: 'expiring',
    },
  ],
};

const documents = {
  ok: true,
  data: {
    documents: [
      {
        id: 1,
        title: 'Pocket guide: on the shoulder',
        description: 'Where to park, where to stand.',
        module_id: null,
        file: '/files/media/demo-shoulder_________.vtt',
        media_type: 'application/pdf',
        size: 240_000,
        version: 2,
        versions: [2, 1].map((number) => ({
          number,
          created_at: '2026-11-01T12:00:00Z',
          size: 240_000,
          file: '/files/media/demo-shoulder_________.vtt',
        })),
      },
    ],
    total_rows: 1,
  },
};

const question = (id: number, given: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id,
  type: 'single',
  question: 'What comes first on the shoulder?',
  content: null,
  at_second: null,
  answers: [
    { id: 1, answer: 'Lights and cones' },
    { id: 2, answer: 'The car' },
  ],
  given: null,
  ...given,
});

const page = (id: number, type: LessonPage['type'], given: Partial<LessonPage> = {}): LessonPage => ({
  id,
  type,
  title: '',
  is_completed: false,
  locked: false,
  content: null,
  video_length_required: false,
  media: null,
  credited_seconds: 0,
  credited: [],
  position_seconds: 0,
  questions: [],
  test: null,
  ...given,
});

const text = page(1, 'text', {
  title: 'Before you leave',
  content: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Check chains, salt and battery testers.' }] },
      {
        type: 'bullet_list',
        content: ['Cones', 'Vest', 'Tester'].map((word) => ({
          type: 'list_item' as const,
          content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: word }] }],
        })),
      },
    ],
  },
});
const test = (attempt: NonNullable<LessonPage['test']>['attempt'], given: object = {}) =>
  page(3, 'question', {
    title: 'Before the cold',
    test: {
      pass_mark: 66,
      question_count: 3,
      passed: false,
      best: null,
      attempts_left: 3,
      may_try: true,
      attempt,
      ...given,
    },
  });

const module = (pages: readonly LessonPage[], given: Partial<LessonModule> = {}): LessonModule => ({
  id: 2,
  title: 'Winter readiness',
  description: 'Cold batteries, icy shoulders, and what to check before you leave.',
  version_number: 1,
  newer_version_exists: false,
  is_completed: false,
  completed_at: null,
  next_page_id: pages[0]?.id ?? null,
  due_on: '2026-11-25',
  due: 'soon',
  reason: '',
  completion_message: '',
  next_module: null,
  certificate: null,
  pages: [...pages],
  ...given,
});

const place = { slug: 'lantern', name: 'Lantern Motor Club' };
const recording = (replies: Readonly<Record<string, unknown>>) => ({
  beforeEach: () =>
    enterRecording({
      [documentsAddress({ q: '' })]: documents,
      [documentsAddress({ q: '', module: 2 })]: { ok: true, data: { documents: [], total_rows: 0, may_add: false } },
      ...replies,
    }),
});
const list = (data: Lessons) => ({
  ...recording({ [lessonsAddress()]: { ok: true, data } }),
  render: drawScene({
    route: 'routes/training',
    path: 'training/:slug',
    at: '/training/lantern',
    framed: true,
    screen: () => (
      <TrainingScreen
        place={place}
        person={1}
        moduleId={null}
        pageId={null}
        lesson={null}
        lessons={{ ok: true, data }}
      />
    ),
  }),
});
const taking = (taken: LessonModule, replies: Readonly<Record<string, unknown>> = {}) => ({
  ...recording({ [lessonAddress({ id: 2 })]: { ok: true, data: { module: taken } }, ...replies }),
  render: drawScene({
    route: 'routes/training',
    path: 'training/:slug',
    at: '/training/lantern?module=2',
    framed: true,
    screen: () => (
      <TrainingScreen
        place={place}
        person={1}
        moduleId={2}
        pageId={null}
        lesson={{ ok: true, data: { module: taken } }}
        lessons={null}
      />
    ),
  }),
});

export const Default = meta.story({ tags: ['matrix'], ...list(lessons) });

export const Empty = meta.story({ ...list({ must: [], may: [], done: [], certificates: [] }) });

export const TextToRead = meta.story({
  ...taking(module([text, page(2, 'video', { locked: true }), page(3, 'question', { locked: true })])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'I’ve read this' })).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Next page' })).toBeInTheDocument();
  },
});

/** The documents of a module are below its pages. */
export const WithDocuments = meta.story({
  ...taking(module([text]), { [documentsAddress({ q: '', module: 2 })]: documents }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Pocket guide: on the shoulder' })).toBeVisible());
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const TestToTake = meta.story({
  tags: ['matrix'],
  ...taking(
    module([
      test({
        number: 1,
        finished: false,
        right: 0,
        questions: [
          question(1),
          question(2, { type: 'multiple', question: 'When do you call the member?' }),
          question(3, { type: 'order', question: 'Put the steps in order.' }),
          question(4, { type: 'number', question: 'Below how many volts do you replace it?', answers: [] }),
          question(5, { type: 'text', question: 'What will you do differently?', answers: [] }),
        ],
      }),
    ]),
  ),
});

export const TestFailed = meta.story({
  ...taking(
    module([
      test(
        {
          number: 1,
          finished: true,
          right: 0,
          questions: [
            question(1, { given: { answer_ids: [2], answer_text: '', correct: false, feedback: ['Be seen first.'] } }),
          ],
        },
        { best: 0, attempts_left: 2 },
      ),
    ]),
  ),
});

export const Finished = meta.story({
  ...taking(
    module([{ ...text, is_completed: true }], {
      is_completed: true,
      completed_at: '2026-11-20T14:00:00Z',
      next_page_id: null,
      due: 'done',
      completion_message: 'You’re ready for winter. Check your chains before tonight’s shift.',
      certificate: {
        id: 1,
        module_id: 2,
        title: 'Winter ready',
        issued_on: '2026-11-20',
        valid_through: '2027-11-19',
        state: 'valid',
      },
    }),
  ),
});
