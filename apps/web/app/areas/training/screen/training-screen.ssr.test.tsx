import { createRemixStub } from '@remix-run/testing';
import type { LessonModule, LessonPage } from '@roadside/contract/schemas';
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

it('says when there is nothing to learn', () => {
  const nothing = { must: [], may: [], done: [], certificates: [] };
  expect(htmlOf({ lessons: { ok: true, data: nothing } })).toContain('No training yet');
});
