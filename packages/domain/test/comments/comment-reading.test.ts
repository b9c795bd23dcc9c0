import { describe, expect, it } from 'vitest';
import { readComment } from '../../src/voice/read-comment.ts';
import { blaming, praising, withoutTone } from './read-comments.ts';
import { englishComments, spanishComments } from './short-comments.ts';
import { unseenBlaming, unseenPraising, unseenWithoutTone } from './unseen-comments.ts';

const toneOf = (text: string, outc1: number | null) => readComment(text, outc1).tone;
const answers = [5, 4, 3, 2, 1, null] as const;
const answered = ['positive', 'positive', 'neutral', 'negative', 'negative', 'neutral'];

describe('a comment without tone', () => {
  it.each(withoutTone)('%s: the answer decides', (text) => {
    expect(answers.map((answer) => toneOf(text, answer))).toEqual(answered);
  });
});

describe('praise', () => {
  it.each(praising)('%s', (text) => {
    expect(toneOf(text, null), 'without an answer').not.toBe('negative');
  });

  it('agrees with a top answer in 98 of 100 comments', () => {
    const others = praising.filter((text) => toneOf(text, 5) !== 'positive');
    expect(others.length / praising.length, others.join('\n')).toBeLessThan(0.02);
  });
});

describe('blame', () => {
  it.each(blaming)('%s', (text) => {
    expect(toneOf(text, null), 'without an answer').not.toBe('positive');
  });

  it('agrees with the lowest answer in 98 of 100 comments', () => {
    const others = blaming.filter((text) => toneOf(text, 1) !== 'negative');
    expect(others.length / blaming.length, others.join('\n')).toBeLessThan(0.02);
  });
});

describe('comments written after the reading was finished', () => {
  it('are read right in 90 of 100, and none without tone is wrong', () => {
    expect(
      unseenWithoutTone.filter((text) => answers.some((answer, at) => toneOf(text, answer) !== answered[at])),
    ).toEqual([]);
    const wrong = [
      ...unseenPraising.filter((text) => toneOf(text, 5) !== 'positive'),
      ...unseenBlaming.filter((text) => toneOf(text, 1) !== 'negative'),
    ];
    expect(wrong.length / (unseenPraising.length + unseenBlaming.length), wrong.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

describe.each([
  ['English', 'en', englishComments],
  ['Spanish', 'es', spanishComments],
] as const)('short comments in %s', (_, language, comments) => {
  it.each(comments)('%s is %s', (text, tone, topic) => {
    const reading = readComment(text, null);
    expect(reading).toMatchObject({ language, tone });
    if (topic) expect(reading.spans.map((span) => [span.topic, span.sentiment])).toContainEqual([topic, tone]);
  });
});

describe('an unsure comment', () => {
  it.each([
    ['Driver was fine', 1],
    ['It was fine I suppose', 2],
    ['👍👍', 1],
    ['👎', 5],
  ])('%s, answered %d: its words are weak and contradict the answer', (text, answer) => {
    expect(toneOf(text, answer)).toBe('unsure');
  });

  it('has topics that are unsure if a low answer alone speaks of them', () => {
    const [span] = readComment('They towed my car', 1).spans;
    expect(span).toMatchObject({ topic: 'Tow destination', sentiment: 'unsure' });
    expect(readComment('They towed my car', 5).spans[0]?.sentiment).toBe('positive');
    const { spans } = readComment('The driver came in a blue truck. The wait was awful.', 2);
    expect(Object.fromEntries(spans.map(({ topic, sentiment }) => [topic, sentiment]))).toMatchObject({
      'Driver professionalism': 'unsure',
      'Wait time': 'negative',
    });
  });

  it('finds both the praise and the damage of a mixed comment', () => {
    const { tone, spans } = readComment('Early but backed into my mailbox', 1);
    expect(tone).toBe('negative');
    expect(spans.map(({ topic, sentiment }) => [topic, sentiment])).toEqual([
      ['Wait time', 'positive'],
      ['Damage/safety', 'negative'],
    ]);
  });
});
