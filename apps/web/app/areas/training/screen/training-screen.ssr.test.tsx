import { createRemixStub } from '@remix-run/testing';
import type { Lesson, LessonModule, LessonPage, LessonQuestion, TrainingDocument } from '@roadside/contract/schemas';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { TrainingScreen, type TrainingScreenProps } from './training-screen.tsx';

const page = (id: number, given: Partial<LessonPage> = {}): LessonPage => ({
  id,
  type: 'text',
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
const text = page(1, {
  title: 'Before you leave',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Check your chains.' }] }] },
});
const module: LessonModule = {
  id: 2,
  title: 'Winter readiness',
  description: '',
  version_number: 1,
  newer_version_exists: true,
  is_completed: false,
  completed_at: null,
  next_page_id: 1,
  due_on: '2026-11-25',
  due: 'soon',
  reason: 'Kept informed is down 7.4 points',
  completion_message: '',
  next_module: null,
  certificate: null,
  pages: [text, page(2, { type: 'video', title: 'A safe jump start', locked: true })],
};

function htmlOf(props: Partial<TrainingScreenProps>): string {
  const all: TrainingScreenProps = {
    place: { slug: 'lantern', name: 'Lantern Motor Club' },
    person: 1,
    moduleId: null,
    pageId: null,
    lesson: null,
    lessons: null,
    ...props,
  };
  const Stub = createRemixStub([
    {
      path: '/training/:slug',
      Component: () => (
        <ResourceProvider>
          <TrainingScreen {...all} />
        </ResourceProvider>
      ),
    },
  ]);
  return renderToString(<Stub initialEntries={['/training/lantern']} />);
}

it('sends the text of a page before script, with its due date, its reason and the version that is kept', () => {
  const html = htmlOf({ moduleId: 2, lesson: { ok: true, data: { module } } });
  for (const words of ['Check your chains.', 'Due Nov 25', 'down 7.4 points', 'updated after you started'])
    expect(html).toContain(words);
  expect(html).toContain('Locked until the page before is complete');
});

const question = (id: number, given: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id,
  type: 'single',
  question: 'What comes first?',
  content: null,
  at_second: null,
  answers: [
    { id: 1, answer: 'Cones' },
    { id: 2, answer: 'The car' },
  ],
  given: null,
  ...given,
});
const onTest = (questions: readonly LessonQuestion[] | null): Partial<TrainingScreenProps> => {
  const test = {
    pass_mark: 66,
    question_count: 3,
    passed: false,
    best: null,
    attempts_left: null,
    may_try: true,
    attempt: questions && { number: 1, finished: false, right: 0, questions: [...questions] },
  };
  const pages = [page(1, { type: 'question', test })];
  return { moduleId: 2, lesson: { ok: true, data: { module: { ...module, pages } } } };
};
/** The fields of each form that a browser without script would post. */
const postedBy = (html: string) =>
  [...html.matchAll(/<form[^>]*method="post".*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/<(?:input|textarea|button)[^>]*>/g)].flatMap(([field]) => {
      const [, name] = /name="([^"]+)"/.exec(field) ?? [];
      return name === undefined ? [] : [`${name}=${/ value="([^"]*)"/.exec(field)?.[1] ?? ''}`];
    }),
  );

it('sends forms that a browser posts by itself: for a page that was read, for a test, and for each type of question', () => {
  const own = ['intent=answer', 'page=1'];
  expect(postedBy(htmlOf({ moduleId: 2, lesson: { ok: true, data: { module } } }))).toEqual([
    ['intent=complete', 'page=1'],
  ]);
  expect(postedBy(htmlOf(onTest(null)))).toEqual([['intent=begin', 'page=1']]);
  const answers: readonly [LessonQuestion, readonly string[]][] = [
    [question(11), ['answer=1', 'answer=2']],
    [question(12, { type: 'boolean' }), ['answer=1', 'answer=2']],
    [question(13, { type: 'multiple' }), ['answer=1', 'answer=2']],
    [question(14, { type: 'order' }), ['place 1=1', 'place 2=2']],
    [question(15, { type: 'number', answers: [] }), ['text=']],
    [question(16, { type: 'text', answers: [] }), ['text=']],
  ];
  expect(postedBy(htmlOf(onTest(answers.map(([each]) => each))))).toEqual(
    answers.map(([{ id }, fields]) => [...own, `question=${id}`, ...fields]),
  );
});

it('has the words of a video before script', () => {
  const media = { src: '/a.webm', media_type: 'video/webm', length_seconds: 60, captions: null, transcript: 'Cones.' };
  const pages = [page(1, { type: 'video', media })];
  const html = htmlOf({ moduleId: 2, lesson: { ok: true, data: { module: { ...module, pages } } } });
  expect(/<noscript>.*Cones\..*<\/noscript>/s.test(html)).toBe(true);
});

it('shows the picture of the campaign that a lesson is for', () => {
  const lesson: Lesson = {
    id: 2,
    title: 'Winter readiness',
    description: '',
    minutes: 3,
    page_count: 2,
    pages_completed: 0,
    begun: false,
    completed_at: null,
    due_on: null,
    due: 'open',
    reason: 'Winter starts',
    assigned: true,
    picture: { src: '/files/snow.webp', alt: 'A truck in the snow' },
  };
  const html = htmlOf({ lessons: { ok: true, data: { must: [lesson], may: [], done: [], certificates: [] } } });
  expect(html).toMatch(/<img[^>]* src="\/files\/snow\.webp" alt="A truck in the snow"/);
});

it('has documents before script', () => {
  const version = { number: 1, created_at: '2026-11-01T14:00:00Z', size: 90_000, file: '/files/media/guide.pdf' };
  const guide: TrainingDocument = {
    id: 4,
    title: 'Pocket guide',
    description: '',
    module_id: null,
    file: version.file,
    media_type: 'application/pdf',
    size: version.size,
    version: 1,
    versions: [version],
    managed: null,
  };
  const html = htmlOf({
    lessons: { ok: true, data: { must: [], may: [], done: [], certificates: [] } },
    documents: { ok: true, data: { documents: [guide], total_rows: 201, may_add: false } },
  });
  expect(html).toContain('href="/files/media/guide.pdf"');
  expect(html).toContain('Pocket guide');
  // React separates words from numbers by comments.
  expect(html.replaceAll('<!-- -->', '')).toContain('Showing 1 of 201 documents. Search to find the others.');
});

it('says when there is nothing to learn', () => {
  const nothing = { must: [], may: [], done: [], certificates: [] };
  expect(htmlOf({ lessons: { ok: true, data: nothing } })).toContain('No training yet');
});
