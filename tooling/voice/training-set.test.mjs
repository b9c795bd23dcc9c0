import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testComments, trainedModelFile, trainingComments } from './training-set.mjs';

describe('the comment models', () => {
  it('match the training text', async () => {
    const shipped = readFileSync(
      new URL('../../packages/domain/src/voice/model.generated.ts', import.meta.url),
      'utf8',
    );
    expect((await trainedModelFile()) === shipped, 'run npm run train:voice').toBe(true);
  });

  it('are trained on none of the comments they are tested with', () => {
    const trained = new Set(trainingComments().map(({ text }) => text));
    expect(testComments()).toHaveLength(301);
    expect(testComments().filter(({ text }) => trained.has(text))).toEqual([]);
  });
});
