import type { moduleInput } from '@roadside/contract/schemas';
import type { z } from 'zod';
import { demoFileName, demoMedia } from './demo-media.ts';

type DemoModuleInput = z.input<typeof moduleInput>;
type DemoPage = DemoModuleInput['pages'][number];
type DemoQuestion = NonNullable<DemoPage['questions']>[number];

/** A module of the demo, and how its drivers got it. */
export interface DemoModule {
  readonly module: DemoModuleInput;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** Everybody who drives has it, due so many days from the first day; null if it is there to choose. */
  readonly dueInDays: number | null;
  /** Of a hundred drivers, how many have finished it. */
  readonly finished: number;
}

/** Tags by type, with the metric or comment topic whose fall they answer. */
export const demoTags = [
  { type: 'campaign', name: 'Winter readiness', symptom: null },
  { type: 'campaign', name: 'Onboarding', symptom: null },
  { type: 'topics', name: 'Kept informed', symptom: 'kept_informed' },
  { type: 'topics', name: 'Driver professionalism', symptom: 'driver' },
  { type: 'topics', name: 'Wait time', symptom: 'Wait time' },
  { type: 'topics', name: 'Safety', symptom: null },
  { type: 'media', name: 'Video', symptom: null },
  { type: 'media', name: 'Audio', symptom: null },
] as const;

const fileOf = (id: string): Pick<DemoPage, 'type' | 'file' | 'captions' | 'title' | 'transcript'> => {
  const media = demoMedia.find((each) => each.id === id);
  if (!media) throw new Error(`No demo media ${id}`);
  return {
    type: media.kind,
    title: media.title,
    file: demoFileName(id, media.kind === 'video' ? 'webm' : 'wav'),
    captions: demoFileName(id, 'vtt'),
    transcript: media.scenes.map(({ words }) => words).join('\n'),
  };
};
const play = (id: string, more: Partial<DemoPage> = {}): DemoPage => ({
  ...fileOf(id),
  video_length_required: true,
  ...more,
});
const test = (title: string, questions: readonly DemoQuestion[], more: Partial<DemoPage> = {}): DemoPage => ({
  type: 'question',
  title,
  questions: [...questions],
  ...more,
});
const single = (question: string, right: string, wrong: readonly string[], feedback = ''): DemoQuestion => ({
  question,
  type: 'single',
  answers: [{ answer: right, correct: true, feedback }, ...wrong.map((answer) => ({ answer }))],
});
const trueOrFalse = (question: string, isTrue: boolean): DemoQuestion => ({
  question,
  type: 'boolean',
  answers: [
    { answer: 'True', correct: isTrue },
    { answer: 'False', correct: !isTrue },
  ],
});

const cones = single(
  'What comes first on the shoulder?',
  'Lights and cones',
  ['The car', 'The paperwork'],
  'Be seen first.',
);
const cables = single('Where does the last black clamp go?', 'Bare metal, away from the battery', [
  'The dead battery',
  'The fuel line',
]);
const order: DemoQuestion = {
  question: 'Put the steps of a jump start in order.',
  type: 'order',
  answers: ['Test the battery', 'Connect red', 'Connect black', 'Start the engine'].map((answer) => ({ answer })),
};
const volts: DemoQuestion = {
  question: 'Below how many volts do you charge or replace the battery?',
  type: 'number',
  number: { value: 12, tolerance: 0.2 },
};
const rail = trueOrFalse('The member waits in the car on a highway shoulder.', false);
const update: DemoQuestion = {
  question: 'When do you call the member?',
  type: 'multiple',
  answers: [
    { answer: 'When you leave', correct: true },
    { answer: 'When you’re running late', correct: true },
    { answer: 'Only if they complain' },
  ],
};
const own: DemoQuestion = { question: 'What will you do differently on your next call?', type: 'text', answers: [] };

const module = (
  title: string,
  description: string,
  pages: DemoPage[],
  more: Partial<DemoModuleInput> = {},
): DemoModuleInput => ({ title, description, pages, ...more });

/** The twelve modules of the club: ten audio pages, fourteen videos and sixteen tests. */
export const demoModules: readonly DemoModule[] = [
  {
    module: module(
      'Winter readiness',
      'Cold batteries, icy shoulders, and what to check before you leave.',
      [
        play('jump-start'),
        play('shoulder'),
        test('Before the cold', [cones, volts, rail], { pass_mark: 66, max_attempts: 3 }),
      ],
      {
        certificate: { title: 'Winter ready', valid_days: 365 },
        completion_message: 'You’re ready for winter. Check your chains before tonight’s shift.',
      },
    ),
    tags: ['Winter readiness', 'Safety', 'Video'],
    dueInDays: 5,
    finished: 71,
  },
  {
    module: module('Jump starts, step by step', 'The four connections, in order, every time.', [
      play('jump-start', { questions: [{ ...cables, at_second: 8 }] }),
      test('Show what you know', [order, cables], { shuffle: true }),
    ]),
    tags: ['Video'],
    dueInDays: 12,
    finished: 64,
  },
  {
    module: module('Keep members informed', 'Three short calls that members remember.', [
      play('greeting'),
      play('updates'),
      test('Three calls', [update, own]),
    ]),
    tags: ['Kept informed', 'Video'],
    dueInDays: 20,
    finished: 58,
  },
  {
    module: module(
      'Safe on the shoulder',
      'Where to park, where to stand, and where the member waits.',
      [play('long-wait'), play('shoulder'), test('Stay safe', [cones, rail])],
      { certificate: { title: 'Roadside safety', valid_days: 730 } },
    ),
    tags: ['Safety', 'Onboarding'],
    dueInDays: -3,
    finished: 66,
  },
  {
    module: module('Winching from a ditch', 'Find the tow points, keep people clear, pull in line.', [
      play('winch'),
      play('shoulder'),
      test('Before you pull', [cones]),
    ]),
    tags: ['Safety', 'Video'],
    dueInDays: 30,
    finished: 51,
  },
  {
    module: module('The first minute', 'How you start decides how the call ends.', [
      play('greeting'),
      play('long-wait'),
      test('Your first minute', [own]),
    ]),
    tags: ['Driver professionalism', 'Audio'],
    dueInDays: null,
    finished: 22,
  },
  {
    module: module('After a long wait', 'What to say when you’re late, and what not to.', [
      play('long-wait'),
      play('updates'),
      test('Late, and now?', [update], { pass_mark: 50 }),
      test('Say it in your words', [own]),
    ]),
    tags: ['Wait time', 'Audio'],
    dueInDays: null,
    finished: 18,
  },
  {
    module: module('Battery tests and warranty', 'Test first, print, attach.', [
      play('jump-start'),
      play('greeting', { video_length_required: false }),
      test('Volts and forms', [volts, cables]),
    ]),
    tags: ['Video'],
    dueInDays: null,
    finished: 15,
  },
  {
    module: module('Night calls', 'Be seen, park past the car, keep the member behind the rail.', [
      play('long-wait'),
      play('shoulder'),
      test('At night', [rail, cones]),
      test('One more', [own]),
    ]),
    tags: ['Safety'],
    dueInDays: null,
    finished: 12,
  },
  {
    module: module('Welcome to the club', 'Your first week: who to call, what to carry, how you’re scored.', [
      play('greeting'),
      play('updates'),
      play('winch'),
      test('First week', [update, cones]),
    ]),
    tags: ['Onboarding', 'Audio'],
    dueInDays: null,
    finished: 30,
  },
  {
    module: module('Towing low cars', 'Ramps, skates and angles.', [
      play('greeting', { video_length_required: false }),
      play('winch'),
      test('Low and slow', [cones]),
      test('Angles', [volts]),
    ]),
    tags: ['Video'],
    dueInDays: null,
    finished: 9,
  },
  {
    module: module('Difficult conversations', 'Upset members, police on the scene, and cars that can’t be helped.', [
      play('long-wait'),
      play('updates'),
      test('What do you say?', [own]),
      test('Check yourself', [update]),
    ]),
    tags: ['Driver professionalism', 'Audio'],
    dueInDays: null,
    finished: 11,
  },
];
