import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentTopics } from '../surveys/sub-dashboards.ts';
import { analyzeComment } from './analyze-comment.ts';
import { correctComment, normalizedPhrase, phraseIn } from './corrections.ts';
import { probability, trainLinearModel } from './linear-model.ts';
import { shippedCommentModel } from './shipped-model.ts';
import { baseForms, parseComment, stemOf } from './tokens.ts';
import { toneCues } from './tone.ts';

const read = (text: string, outc1: number | null = null) => analyzeComment(text, outc1, shippedCommentModel);
const spoken = (text: string, outc1: number | null = null) =>
  read(text, outc1).spans.map(({ topic, sentiment, start, end }) => [topic, sentiment, text.slice(start, end)]);
const tone = (text: string) => toneCues(parseComment(text)).reduce((sum, { weight }) => sum + weight, 0);

describe('a comment taken apart', () => {
  it('knows where each word is and which clause it belongs to', () => {
    const { tokens, clauses } = parseComment('Driver’s great, but LATE.');
    expect(tokens.map(({ word, start, end, clause, shouted }) => [word, start, end, clause, shouted])).toEqual([
      ["driver's", 0, 8, 0, false],
      ['great', 9, 14, 0, false],
      ['but', 16, 19, 1, false],
      ['late', 20, 24, 1, true],
    ]);
    expect(clauses.map(({ contrast, sentence }) => [contrast, sentence])).toEqual([
      [false, 0],
      [true, 0],
    ]);
  });

  it.each([
    ['waited', 'wait'],
    ['stopped', 'stop'],
    ['quickly', 'quick'],
    ['carries', 'carry'],
  ])('%s has the base form %s', (word, base) => {
    expect(baseForms(word)).toContain(base);
    expect(stemOf(word)).toBe(stemOf(base));
  });
});

describe('the tone of words', () => {
  it.each([
    ['good', 1],
    ['not good', -1],
    ['not bad', 1],
    ['never helpful', -1],
    ["wasn't friendly", -1],
    ['no problems', 1],
    ['not a scratch', 1],
    ['on hold', -1],
    ['tow truck', 0],
  ])('%s: %s', (text, sign) => {
    expect(Math.sign(tone(text))).toBe(sign);
  });

  it('is stronger with very and with capitals, weaker with somewhat', () => {
    expect(tone('very rude')).toBeLessThan(tone('rude'));
    expect(tone('RUDE')).toBeLessThan(tone('rude'));
    expect(tone('somewhat rude')).toBeGreaterThan(tone('rude'));
  });

  it('is negated within its clause only', () => {
    expect(tone('No, good driver')).toBeGreaterThan(0);
  });

  it('weighs what comes after "but" more than what comes before', () => {
    expect(tone('good but bad')).toBeLessThan(0);
    expect(tone('bad but good')).toBeGreaterThan(0);
  });
});

describe('topics and their sentiments', () => {
  it.each([
    ['They said 45 minutes and it took almost two hours in the cold.', 'Wait time', 'negative'],
    ['Quicker than the estimate, thank you.', 'Wait time', 'positive'],
    ['No text, no call, the map just stopped moving.', 'Kept informed', 'negative'],
    ['Loved the messages, I knew exactly where he was.', 'Kept informed', 'positive'],
    ['Luis was polite, calm and made my mother feel safe.', 'Driver professionalism', 'positive'],
    ['Got the door open in a minute without a scratch.', 'Problem solved', 'positive'],
    ['The person on the phone could not find my location.', 'Call taking', 'negative'],
    ['Price was fair but I felt pushed.', 'Battery sale', 'negative'],
    ['Dropped at the wrong garage, keys left inside.', 'Tow destination', 'negative'],
    ['New scrape on the bumper after loading.', 'Damage/safety', 'negative'],
    ['Was told mileage was free, then had to pay.', 'Coverage', 'negative'],
  ] as const)('%s', (text, topic, sentiment) => {
    expect(spoken(text).map(([named, how]) => [named, how])).toContainEqual([topic, sentiment]);
  });

  it('has several topics, each with its words and its own sentiment', () => {
    expect(spoken('Driver great, wait awful')).toEqual([
      ['Driver professionalism', 'positive', 'Driver great'],
      ['Wait time', 'negative', 'wait awful'],
    ]);
    expect(spoken('Driver was wonderful, but the wait was awful.')).toEqual([
      ['Driver professionalism', 'positive', 'Driver was wonderful'],
      ['Wait time', 'negative', 'wait was awful'],
    ]);
  });

  it.each(['ok', 'N/A', '=1+1', '👍👍', '', '...'])('%j has no topic, and the tone of the answer', (text) => {
    expect(read(text, null).spans).toEqual([]);
    expect(read(text, 1).sentiment === 'positive').toBe(false);
  });

  it('reads words before it reads the answer', () => {
    expect(read('Rude and late', 5).sentiment).toBe('negative');
    expect(read('THANK YOU', 1).sentiment).toBe('positive');
    expect(read('The truck was blue', 5).sentiment).toBe('positive');
    expect(read('The truck was blue', 1).sentiment).toBe('negative');
    expect(read('The truck was blue', null).sentiment).toBe('neutral');
  });

  it.each([
    ['Muy amable el chofer, gracias.', 'es'],
    ['El servicio tardó mucho y nadie me avisó.', 'es'],
    ['Excelente', 'es'],
    ['Great service', 'en'],
    ['Luis was here in no time', 'en'],
    ['', 'en'],
  ])('%s is %s, and only English is read for topics', (text, language) => {
    expect(read(text).language).toBe(language);
    if (language === 'es') expect(read(text, 5)).toMatchObject({ sentiment: 'positive', spans: [] });
  });

  it('says why: every span lies in the text, and its reasons are words of it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'driver',
            'wait',
            'not',
            'great',
            'awful',
            'but',
            'tow',
            'text',
            ',',
            '.',
            'battery',
            'price',
            'ñ',
            '💥',
          ),
          { maxLength: 20 },
        ),
        (words) => {
          const text = words.join(' ');
          for (const span of read(text).spans) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.end).toBeLessThanOrEqual(text.length);
            for (const reason of span.because) expect(text.toLowerCase()).toContain(reason.split(' ')[0]);
          }
          expect(new Set(read(text).spans.map(({ topic }) => topic)).size).toBe(read(text).spans.length);
        },
      ),
    );
  });
});

describe('corrections', () => {
  const text = 'He gave it a little love and away we went.';

  it('add, change and take away topics where their words are said in a row', () => {
    const phrase = normalizedPhrase('A little LOVE!');
    expect(phrase).toBe('a little love');
    const added = correctComment(text, read(text), [{ phrase, topic: 'Problem solved', sentiment: 'positive' }]);
    expect(added.spans).toContainEqual(
      expect.objectContaining({ topic: 'Problem solved', sentiment: 'positive', start: 11, end: 24 }),
    );
    const gone = correctComment(text, added, [{ phrase, topic: 'Problem solved', sentiment: null }]);
    expect(gone.spans.map(({ topic }) => topic)).not.toContain('Problem solved');
  });

  it('decide how the comment speaks as a whole where its topics agree', () => {
    const blame = { phrase: normalizedPhrase('a little love'), topic: 'Damage/safety', sentiment: 'negative' } as const;
    expect(correctComment(text, { ...read(text), sentiment: 'positive', spans: [] }, [blame]).sentiment).toBe(
      'negative',
    );
  });

  it('find a phrase by its words, whatever stands between them', () => {
    expect(phraseIn('On-time, and FAST!', 'on time and fast')).toEqual({ start: 0, end: 17 });
    expect(phraseIn('on the time', 'on time')).toBeNull();
    expect(phraseIn('', 'on')).toBeNull();
  });

  it('do nothing to other comments', () => {
    const other = read('A little more love please');
    expect(
      correctComment('A little more love please', other, [
        { phrase: 'a little love', topic: 'Problem solved', sentiment: 'positive' },
      ]),
    ).toBe(other);
  });

  it('prefer the longer phrase, then the later one', () => {
    const corrected = correctComment('wait was fine', read('wait was fine'), [
      { phrase: 'wait was fine', topic: 'Wait time', sentiment: 'neutral' },
      { phrase: 'wait', topic: 'Wait time', sentiment: 'negative' },
      { phrase: 'wait was fine', topic: 'Wait time', sentiment: 'positive' },
    ]);
    expect(corrected.spans.find(({ topic }) => topic === 'Wait time')?.sentiment).toBe('positive');
  });
});

describe('the linear model', () => {
  it('learns a rule and gives the same weights each time', () => {
    const examples = Array.from({ length: 40 }, (_, index) => ({
      features: new Map([[index % 2 ? 'a' : 'b', 1]]),
      positive: index % 2 === 1,
    }));
    const model = trainLinearModel(examples);
    expect(probability(model, new Map([['a', 1]]))).toBeGreaterThan(0.8);
    expect(probability(model, new Map([['b', 1]]))).toBeLessThan(0.2);
    expect(trainLinearModel(examples)).toEqual(model);
  });

  it('ships weights for the tone and for every topic', () => {
    for (const model of [shippedCommentModel.tone, ...commentTopics.map((topic) => shippedCommentModel.topics[topic])])
      expect(model.weights.size).toBeGreaterThan(50);
  });
});
