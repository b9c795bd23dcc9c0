import { describe, expect, it } from 'vitest';
import { sentimentOf, topicsOf } from './comment-topics.ts';

describe('what a comment speaks of', () => {
  // Sample comments of the glossary, section 5, among them.
  it.each([
    ['They said 45 minutes and it took almost two hours in the cold.', ['Wait time'], 'negative'],
    ['Quicker than the estimate, thank you.', ['Wait time'], 'positive'],
    ['No text, no call, the map just stopped moving.', ['Kept informed'], 'negative'],
    ['Luis was polite, calm and made my mother feel safe.', ['Driver professionalism', 'Damage/safety'], 'positive'],
    ['Fifteen minutes on hold before anyone spoke to me.', ['Call taking'], 'negative'],
    ['Flatbed as requested, strapped down properly.', ['Tow destination'], 'positive'],
    ['Paid for Plus and still got a bill.', ['Coverage'], 'negative'],
    ['=1+1', [], 'neutral'],
    ['', [], 'neutral'],
  ] as const)('%j', (comment, topics, tone) => {
    expect(topicsOf(comment)).toEqual(topics);
    expect(sentimentOf(comment, tone === 'negative' ? 1 : tone === 'positive' ? 5 : 3)).toBe(tone);
  });

  it('words decide before the answer does, at the beginning of words only and whatever the case', () => {
    expect(sentimentOf('Rude and late', 5)).toBe('negative');
    expect(sentimentOf('THANK YOU', 1)).toBe('positive');
    expect(topicsOf('Chocolate plate')).toEqual([]);
    expect(topicsOf('WAITED FOREVER')).toEqual(['Wait time']);
  });

  it('where praise and blame stand even the answer decides', () => {
    expect([5, 4, 3, 2, 1, null].map((answer) => sentimentOf('Great driver, wrong garage', answer))).toEqual([
      'positive',
      'positive',
      'neutral',
      'negative',
      'negative',
      'neutral',
    ]);
  });
});
