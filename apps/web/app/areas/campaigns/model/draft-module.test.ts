import { builtModule, moduleInput as moduleSchema } from '@roadside/contract/schemas';
import { questionTypes } from '@roadside/domain/training';
import { expect, it } from 'vitest';
import { changeOf, copyOf, type ReadCampaign } from './copy-campaign.ts';
import { campaignInput, emptyDraft, readDraft } from './draft.ts';
import {
  type DraftPage,
  draftOf,
  moduleInput,
  newModule,
  newPage,
  newQuestion,
  nextKey,
  retyped,
} from './draft-module.ts';
import { whyUnfinished } from './missing.ts';

const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const picture = {
  type: 'doc' as const,
  content: [{ type: 'image' as const, attrs: { src: 'data:image/png;base64,AAAA', alt: 'A clamp' } }],
};
const input = moduleSchema.parse({
  title: 'Jump starts',
  description: 'In the cold',
  pages: [
    { type: 'text', title: 'Read', content: words('Cones first.') },
    {
      type: 'video',
      file: 'a.webm',
      captions: 'a.vtt',
      transcript: 'Cones.',
      content: words('Watch.'),
      video_length_required: true,
      questions: [
        {
          question: 'Is it off?',
          type: 'boolean',
          answers: [{ answer: 'True', correct: true }, { answer: 'False' }],
          at_second: 12,
        },
      ],
    },
    {
      type: 'question',
      questions: [
        {
          question: 'First?',
          type: 'single',
          answers: [{ answer: 'Cones', correct: true, feedback: 'Yes.' }, { answer: 'Coffee' }],
        },
        {
          question: 'Which?',
          type: 'multiple',
          answers: [
            { answer: 'A', correct: true },
            { answer: 'B', correct: true },
          ],
        },
        {
          question: 'Order?',
          type: 'order',
          answers: [{ answer: 'Cones' }, { answer: 'Clamps' }],
          content: words('See.'),
        },
        { question: 'Volts?', type: 'number', number: { value: 12.6, tolerance: 0.2 } },
        { question: 'Why?', type: 'text' },
      ],
      pass_mark: 60,
      max_attempts: 3,
      questions_asked: 2,
      shuffle: true,
    },
  ],
  tags: [3],
  published: false,
  open: true,
  audience: { positions: ['driver'], organization_ids: [4], group_ids: [] },
  completion_message: 'Well done.',
  next_module_id: 9,
  certificate: { title: 'Jump starts', valid_days: 365, rule: 'warn' },
});
const built = builtModule.parse({ ...input, id: 7, version: 3, version_number: 2, people_in_version: 5 });

it('a module opened and saved unchanged is the same module', () => {
  const draft = draftOf(built, [{ id: 4, name: 'North' }]);
  expect(moduleInput(draft)).toEqual(input);
  expect(whyUnfinished(draft)).toBeNull();
});

it('a draft of an earlier builder keeps its questions', () => {
  const old = {
    modules: [
      {
        key: 'n1',
        id: null,
        title: 'Old',
        description: '',
        pages: [
          {
            key: 'n1-1',
            type: 'question',
            title: '',
            content: null,
            file: null,
            watchAll: true,
            question: 'First?',
            answers: [
              { key: 'n1-1a', answer: 'Cones', correct: true },
              { key: 'n1-1b', answer: 'Coffee', correct: false },
            ],
          },
        ],
      },
    ],
  };
  const [module] = readDraft(old).modules;
  expect(module && moduleInput(module).pages[0]?.questions).toMatchObject([
    { question: 'First?', type: 'single', answers: [{ answer: 'Cones', correct: true }, { answer: 'Coffee' }] },
  ]);
});

it.each(questionTypes)('a question becomes %s, keeps what was typed, and the API takes it', (type) => {
  const question = newQuestion('q');
  const typed = {
    ...question,
    question: 'Which?',
    number: 12,
    answers: question.answers.map((answer, index) => ({ ...answer, answer: `Answer ${index}`, correct: true })),
  };
  const page: DraftPage = { ...newPage('p', 'question'), questions: [retyped(typed, type)] };
  const module = { ...newModule('m', null, 'M'), pages: [page] };
  expect(whyUnfinished(module)).toBeNull();
  expect(moduleSchema.safeParse(moduleInput(module)).error).toBeUndefined();
  expect(moduleInput(module).pages[0]?.questions[0]?.question).toBe('Which?');
});

const questionPage = (change: object): DraftPage => {
  const page = newPage('p', 'question');
  const [question = newQuestion('q')] = page.questions;
  const answered = {
    ...question,
    question: 'Which?',
    answers: question.answers.map((each) => ({ ...each, answer: each.key })),
  };
  return { ...page, questions: [{ ...answered, ...change }] };
};

it.each<[string, DraftPage, string | null]>([
  ['an empty text', newPage('p', 'text'), 'write the text on page 1'],
  ['a text that is a picture', { ...newPage('p', 'text'), content: picture }, null],
  ['a video without file', newPage('p', 'video'), 'choose the video file on page 1'],
  ['a question without words', newPage('p', 'question'), 'enter the question on page 1'],
  ['a test without questions', { ...newPage('p', 'question'), questions: [] }, 'add a question on page 1'],
  [
    'nothing right',
    questionPage({
      answers: [
        { key: 'a', answer: 'A', correct: false, feedback: '' },
        { key: 'b', answer: 'B', correct: false, feedback: '' },
      ],
    }),
    'mark the right answer on page 1',
  ],
  ['a number without one', questionPage({ type: 'number' }), 'enter the right number on page 1'],
  [
    'one step to order',
    questionPage({ type: 'order', answers: [{ key: 'a', answer: 'A', correct: false, feedback: '' }] }),
    'enter two answers on page 1',
  ],
  [
    'a second that is missing',
    { ...questionPage({}), type: 'video', file: 'a.webm' },
    'enter the second of the question on page 1',
  ],
])('%s: %s', (_name, page, why) => {
  expect(whyUnfinished({ ...newModule('m', null, 'M'), pages: [page] })).toBe(why);
});

it('pages are sent, and counted where one is unfinished, in the order people get them', () => {
  const pages = [questionPage({}), { ...newPage('p2', 'video'), file: 'a.webm' }, newPage('p3', 'text')];
  const module = { ...newModule('m', null, 'M'), pages };
  expect(moduleInput(module).pages.map(({ type }) => type)).toEqual(['text', 'video', 'question']);
  expect(whyUnfinished(module)).toBe('write the text on page 1');
});

it('a certificate needs a title, which the API would refuse to be without', () => {
  const module = { ...newModule('m', null, 'M'), pages: [questionPage({})] };
  const titled = (title: string) => ({
    ...module,
    settings: { ...module.settings, certificate: { title, valid_days: 365, rule: 'block' as const } },
  });
  expect(whyUnfinished(titled(' '))).toBe('enter a certificate title');
  expect(whyUnfinished(titled('Towing'))).toBeNull();
});

it('keys are never given twice', () => {
  expect(nextKey('p', [])).toBe('p-1');
  expect(nextKey('p', [{ key: 'p-1' }, { key: 'p-7' }, { key: 'pa' }])).toBe('p-8');
});

const read: ReadCampaign = {
  campaign: {
    id: 4,
    title: 'Winter',
    description: 'Cold',
    start: '2026-12-01T05:00:00.000Z',
    end: '2027-01-01T04:59:59.000Z',
    reg_required: true,
    image: null,
    all_eligible: false,
    geography_eligiblity: [12],
    positions: ['driver'],
    has_req_modules: true,
    existing_modules_req: [7],
    managers: [2],
    settings: { cents_per_point: 3, own: 'kept' },
    budget: 500,
    metric_values: { overall_sat: 2, count_calls: 1, kmi: 1, kept_informed: 1 },
    group_eligibility: [],
    image_alt: 'A truck in the snow',
    place: { name: 'Lantern Motor Club', time_zone: 'America/New_York' },
    joined_since: '2026-01-01',
    due_on: '2026-12-15',
    due_days: 14,
    auto_enroll: false,
    tags: [1],
    version: 6,
    created_by: 'Ada',
    manages: true,
    progress: null,
  },
  modules: [built],
  places: [{ id: 12, name: 'North' }],
  managers: [{ id: 2, name: 'Sam' }],
};

it('a launched campaign opened and saved unchanged is the same campaign', () => {
  const draft = changeOf(read);
  expect(draft).toMatchObject({ campaignId: 4, campaignVersion: 6, start: '2026-12-01', end: '2026-12-31' });
  const { campaign } = read;
  for (const [field, value] of Object.entries(campaignInput(readDraft({ ...draft }), 'America/New_York') ?? {}))
    if (field in campaign) expect([field, value]).toEqual([field, campaign[field as keyof typeof campaign]]);
});

it.each([
  // The clocks of New York go back on November 1, so that this weekend has 49 hours.
  ['America/New_York', '2026-10-31T04:00:00.000Z', '2026-11-02T04:59:59.000Z'],
  ['America/Los_Angeles', '2026-10-31T07:00:00.000Z', '2026-11-02T07:59:59.000Z'],
  // No change of clocks.
  ['Pacific/Honolulu', '2026-10-31T10:00:00.000Z', '2026-11-02T09:59:59.000Z'],
])('the days of a campaign are those of its place in %s, and stay so when it is saved', (time_zone, start, end) => {
  const draft = changeOf({
    ...read,
    campaign: { ...read.campaign, start, end, place: { name: 'Elsewhere', time_zone } },
  });
  expect(draft).toMatchObject({ start: '2026-10-31', end: '2026-11-01' });
  expect(campaignInput(draft, time_zone)).toMatchObject({ start, end });
});

it('a copy has no picture: a picture is set by a call of its own', () => {
  const image = '/files/snow.webp';
  const shown = { ...read, campaign: { ...read.campaign, image } };
  expect(copyOf(shown)).toMatchObject({ image: null, imageAlt: '' });
  expect(changeOf(shown)).toMatchObject({ image, imageAlt: 'A truck in the snow' });
});

it('a copy is a new campaign without days', () => {
  const copy = copyOf(read);
  expect(copy).toMatchObject({ title: 'Winter (copy)', campaignId: null, start: null, end: null });
  expect(emptyDraft.campaignId).toBeNull();
});
