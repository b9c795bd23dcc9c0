import { expect, it } from 'vitest';
import { type LabeledComment, storedModel, trainCommentModel } from './comment-model.ts';

const waited = 'Wait time';
const driver = 'Driver professionalism';

const comments: readonly LabeledComment[] = [
  { text: 'Great driver, very kind', topics: [{ topic: driver, tone: 1 }] },
  { text: 'The driver was rude', topics: [{ topic: driver, tone: -1 }] },
  { text: 'Waited four hours', topics: [{ topic: waited, tone: -1 }] },
  { text: 'Only a short wait', topics: [{ topic: waited, tone: 1 }] },
  {
    text: 'Kind driver but a long wait',
    topics: [
      { topic: driver, tone: 1 },
      { topic: waited, tone: -1 },
    ],
  },
  {
    text: 'A rude driver and hours to wait',
    topics: [
      { topic: driver, tone: -1 },
      { topic: waited, tone: -1 },
    ],
  },
  { text: 'Blue truck', topics: [] },
];

// The shipped models come from `npm run train:voice`. If a change to training fails this test, retrain them and measure
// them with `npm run bench text`.
it('training on the same comments reproduces the recorded weights', () => {
  const model = trainCommentModel(comments);
  const strongest = ({ weights }: ReturnType<typeof storedModel>) =>
    Object.fromEntries(
      Object.entries(weights)
        .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
        .slice(0, 6),
    );
  const recorded = [model.tone, model.topics[waited], model.topics[driver]].map(storedModel);
  expect(recorded.map((stored) => ({ bias: stored.bias, strongest: strongest(stored) }))).toEqual([
    { bias: -0.249, strongest: { '=lists': 1.27 } },
    {
      bias: -0.305,
      strongest: {
        'only #Driver professionalism': -1.44,
        blu: -1.28,
        truck: -1.28,
        '^ blu': -1.2,
        'blu truck': -1.2,
        wait: 1.07,
      },
    },
    {
      bias: -0.453,
      strongest: {
        '=short': -1.21,
        '#Driver professionalism': 1.03,
        blu: -1.03,
        truck: -1.03,
        'only #Wait time': -1.01,
        '^ blu': -0.98,
      },
    },
  ]);
});
