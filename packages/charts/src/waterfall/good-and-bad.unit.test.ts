import { describe, expect, it } from 'vitest';
import { makeWords } from '../internal/words/words.ts';
import { waterfallScene, type WaterfallSpec } from './waterfall.layout.ts';
import { waterfallMessages } from '../internal/words/messages/waterfall.messages.ts';

const paints = (better: WaterfallSpec['better']) =>
  waterfallScene(
    {
      start: { label: 'Last week', value: 41 },
      steps: [
        { label: 'More calls', change: 5 },
        { label: 'More drivers', change: -3 },
        { label: 'Weather', change: 0 },
      ],
      endLabel: 'This week',
      unit: 'min',
      better,
    },
    makeWords('en-US', 'UTC', waterfallMessages),
  )
    .marks.filter(({ kind }) => kind === 'bar')
    .map(({ paint }) => paint);

describe('the color of a step', () => {
  it('is good for a decrease when lower is better', () => {
    expect(paints('lower').slice(0, 3)).toEqual(['muted', 'danger', 'success']);
  });

  it('is good for an increase when higher is better', () => {
    expect(paints('higher').slice(0, 3)).toEqual(['muted', 'success', 'danger']);
  });

  it('is neutral when neither direction is better', () => {
    expect(paints(undefined)).toEqual(['muted', 1, 2, 1, 'muted']);
  });
});
