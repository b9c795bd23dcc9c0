import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CommentTopic, commentTopics } from '../surveys/sub-dashboards.ts';
import { analyzeComment } from './analyze-comment.ts';
import { correctComment, normalizedPhrase, phraseIn } from './corrections.ts';
import { type CommentModel, loadedModel, storedModel, trainCommentModel, trainToneModel } from './comment-model.ts';
import { type LinearModel, logOdds, probability, trainLinearModel } from './linear-model.ts';
import { shippedCommentModel } from './shipped-model.ts';
import { baseForms, parseComment, stemOf } from './tokens.ts';
import { toneCues } from './tone.ts';
import { toneFeatures } from './tone-features.ts';
import { topicFeatures } from './topic-features.ts';

const read = (text: string, outc1: number | null = null) => analyzeComment(text, outc1, shippedCommentModel);
const spoken = (text: string, outc1: number | null = null) =>
  read(text, outc1).spans.map(({ topic, sentiment, start, end }) => [topic, sentiment, text.slice(start, end)]);
const tone = (text: string) => toneCues(parseComment(text)).reduce((sum, { weight }) => sum + weight, 0);

describe('a parsed comment', () => {
  it('has the position and the clause of each word', () => {
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

  it.each(['ok', 'N/A', '=1+1', '👍👍', '', '...'])('%j has no topic, and the sentiment of the answer', (text) => {
    expect(read(text, null).spans).toEqual([]);
    expect(read(text, 1).sentiment === 'positive').toBe(false);
  });

  it('prefers the words over the answer', () => {
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
  ])('%s is %s', (text, language) => {
    expect(read(text).language).toBe(language);
  });

  it('explains itself: every span is within the text, and its reasons are words of it', () => {
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

describe('a comment read by a custom model', () => {
  const silent: LinearModel = { bias: -9, weights: new Map() };
  /** Topics by their deciding words: log-odds of the topic if the word occurs. */
  const modelOf = (
    topics: Partial<Record<CommentTopic, Readonly<Record<string, number>>>>,
    toneModel = silent,
  ): CommentModel => ({
    tone: toneModel,
    topics: Object.fromEntries(
      commentTopics.map((topic) => [topic, { bias: 0, weights: new Map(Object.entries({ ...topics[topic] })) }]),
    ) as unknown as CommentModel['topics'],
  });
  /** Odds of a topic over all texts, and the weight of a word. */
  const withBias = (
    bias: Partial<Record<CommentTopic, number>>,
    words: Parameters<typeof modelOf>[0] = {},
  ): CommentModel => {
    const { tone: toneModel, topics } = modelOf(words);
    return {
      tone: toneModel,
      topics: Object.fromEntries(
        commentTopics.map((topic) => [topic, { ...topics[topic], bias: bias[topic] ?? -9 }]),
      ) as CommentModel['topics'],
    };
  };
  const logit = (share: number) => Math.log(share / (1 - share));
  const topicsOf = (text: string, model: CommentModel) =>
    analyzeComment(text, null, model).spans.map(({ topic }) => topic);

  it('is about a topic that is likelier than 0.38 in the whole, or than 0.55 in a part', () => {
    expect(topicsOf('blue', withBias({ Coverage: logit(0.381) }))).toEqual(['Coverage']);
    expect(topicsOf('blue', withBias({ Coverage: logit(0.379) }))).toEqual([]);
    // "blue" counts 0.6, and "red" takes away more than that if both occur.
    const parted = (share: number) => withBias({ Coverage: logit(share) - 0.6 }, { Coverage: { blu: 1, red: -9 } });
    expect(topicsOf('blue, red', parted(0.551))).toEqual(['Coverage']);
    expect(topicsOf('blue, red', parted(0.549))).toEqual([]);
    expect(topicsOf('blue red', parted(0.551))).toEqual([]);
    // Connecting words also split parts.
    for (const word of ['and', 'so', 'then', 'because', 'plus'])
      expect([word, topicsOf(`blue ${word} red`, parted(0.6))]).toEqual([word, ['Coverage']]);
    expect(topicsOf('blue or red', parted(0.6))).toEqual([]);
  });

  it('has the higher confidence of whole and part', () => {
    const certainty = (text: string, model: CommentModel) => analyzeComment(text, null, model).spans[0]?.certainty;
    expect(certainty('grey', withBias({ Coverage: logit(0.7) }))).toBeCloseTo(0.7, 9);
    const model = withBias({ Coverage: logit(0.6) }, { Coverage: { blu: 1, red: -9 } });
    expect(certainty('blue, red', model)).toBeCloseTo(1 / (1 + Math.exp(-(logit(0.6) + 0.6))), 9);
  });

  it.each<[string, number | null, string]>([
    // No tone in its words: the answer decides.
    ['blue', 1, 'negative'],
    ['blue', 2, 'negative'],
    ['blue', 3, 'neutral'],
    ['blue', 4, 'positive'],
    ['blue', null, 'neutral'],
    // Clear words decide against any answer.
    ['good', 1, 'positive'],
    ['rude', 5, 'negative'],
    // Weak ones together with the answer.
    ['fine', 5, 'positive'],
    ['fine', null, 'positive'],
    ['fine', 2, 'unsure'],
    ['fine', 1, 'unsure'],
    // Praise and blame of the same weight.
    ['good, rude', null, 'neutral'],
    ['good, rude', 5, 'positive'],
  ])('%j, answered %s, is %s', (text, answer, sentiment) => {
    expect(analyzeComment(text, answer, modelOf({}, { bias: 0, weights: new Map() })).sentiment).toBe(sentiment);
  });

  it('gives a topic the tone of its part, otherwise of its sentence, otherwise of the whole', () => {
    const model = withBias({ Coverage: logit(0.3) }, { Coverage: { blu: 4 } });
    const said = (text: string, answer: number | null = null) =>
      analyzeComment(text, answer, model).spans[0]?.sentiment;
    const allow = { ...model, tone: { bias: 0, weights: new Map() } };
    const neutral = (text: string, answer: number | null) => analyzeComment(text, answer, allow).spans[0]?.sentiment;
    expect(said('good blue')).toBe('positive');
    expect(said('rude blue')).toBe('negative');
    // The rest of the sentence belongs to the topic if it has none of its own.
    expect(said('blue, rude')).toBe('negative');
    expect(said('good, blue')).toBe('positive');
    // Not the words of another sentence, nor those after a "but" that are about the topic.
    expect(neutral('rude, rude. blue', 5)).toBe('negative');
    expect(neutral('blue', 1)).toBe('unsure');
    expect(neutral('blue', 5)).toBe('positive');
    expect(said('rude, blue but good')).toBe('positive');
  });

  it('marks from the first word of the topic or its tone to the last, otherwise the whole part', () => {
    const model = withBias({ Coverage: logit(0.9), 'Wait time': -9 });
    const marked = (text: string) => {
      const [span] = analyzeComment(text, null, model).spans;
      return span && [text.slice(span.start, span.end), span.because];
    };
    expect(marked('the blue one')).toEqual(['the blue one', []]);
    expect(marked('the good blue rude one')).toEqual(['good blue rude', ['good', 'rude']]);
    expect(marked('a good good one')).toEqual(['good good', ['good']]);
    const driver = withBias({ 'Driver professionalism': logit(0.5) }, { 'Driver professionalism': { driv: 4 } });
    const text = 'Anyway, the driver was just good, and rude';
    const [span] = analyzeComment(text, null, driver).spans;
    expect([text.slice(span?.start, span?.end), span?.because]).toEqual(['driver was just good', ['driver', 'good']]);
  });

  it('lists its topics in order of appearance', () => {
    const model = withBias(
      { Coverage: logit(0.2), 'Wait time': logit(0.2) },
      { Coverage: { blu: 5 }, 'Wait time': { red: 5 } },
    );
    expect(topicsOf('blue, red', model)).toEqual(['Coverage', 'Wait time']);
    expect(topicsOf('red, blue', model)).toEqual(['Wait time', 'Coverage']);
    expect(analyzeComment('red, blue', null, model).spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [5, 9],
    ]);
  });
});

describe('corrections', () => {
  const text = 'He gave it a little love and away we went.';

  it('add, change and remove topics if their words occur consecutively', () => {
    const phrase = normalizedPhrase('A little LOVE!');
    expect(phrase).toBe('a little love');
    const added = correctComment(text, read(text), [{ phrase, topic: 'Problem solved', sentiment: 'positive' }]);
    expect(added.spans).toContainEqual(
      expect.objectContaining({ topic: 'Problem solved', sentiment: 'positive', start: 11, end: 24 }),
    );
    const gone = correctComment(text, added, [{ phrase, topic: 'Problem solved', sentiment: null }]);
    expect(gone.spans.map(({ topic }) => topic)).not.toContain('Problem solved');
  });

  it('set the sentiment of the whole comment if its topics agree', () => {
    const blame = { phrase: normalizedPhrase('a little love'), topic: 'Damage/safety', sentiment: 'negative' } as const;
    expect(correctComment(text, { ...read(text), sentiment: 'positive', spans: [] }, [blame]).sentiment).toBe(
      'negative',
    );
  });

  it('find a phrase by its words, ignoring punctuation between them', () => {
    expect(phraseIn('On-time, and FAST!', 'on time and fast')).toEqual({ start: 0, end: 17 });
    expect(phraseIn('on the time', 'on time')).toBeNull();
    expect(phraseIn('', 'on')).toBeNull();
  });

  it('leave other comments unchanged', () => {
    const other = read('A little more love please');
    expect(
      correctComment('A little more love please', other, [
        { phrase: 'a little love', topic: 'Problem solved', sentiment: 'positive' },
      ]),
    ).toBe(other);
  });

  it('have full confidence, and mark their own words', () => {
    const text = 'The wait was fine for me';
    const correction = { phrase: 'wait was fine', topic: 'Wait time', sentiment: 'positive' } as const;
    const span = correctComment(text, read(text), [correction]).spans.find(({ topic }) => topic === 'Wait time');
    expect(span).toMatchObject({ certainty: 1, because: ['wait was fine'] });
    expect(text.slice(span?.start, span?.end)).toBe('wait was fine');
  });

  it('are listed for comments that contain their words', () => {
    const corrected = correctComment('late and dented', { ...read('late and dented'), spans: [] }, [
      { phrase: 'dented', topic: 'Damage/safety', sentiment: 'negative' },
      { phrase: 'late', topic: 'Wait time', sentiment: 'negative' },
    ]);
    expect(corrected.spans.map(({ start }) => start)).toEqual([0, 9]);
    const other = correctComment('dented and late', { ...read('dented and late'), spans: [] }, [
      { phrase: 'dented', topic: 'Damage/safety', sentiment: 'negative' },
      { phrase: 'late', topic: 'Wait time', sentiment: 'negative' },
    ]);
    expect(other.spans.map(({ start }) => start)).toEqual([0, 11]);
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
  it('learns a rule and is deterministic', () => {
    const examples = Array.from({ length: 40 }, (_, index) => ({
      features: new Map([[index % 2 ? 'a' : 'b', 1]]),
      positive: index % 2 === 1,
    }));
    const model = trainLinearModel(examples);
    expect(probability(model, new Map([['a', 1]]))).toBeGreaterThan(0.8);
    expect(probability(model, new Map([['b', 1]]))).toBeLessThan(0.2);
    expect(trainLinearModel(examples)).toEqual(model);
  });

  it('returns the share of positive examples as the probability', () => {
    const examples = Array.from({ length: 400 }, (_, index) => ({
      features: new Map(
        index % 2
          ? [['a', 1]]
          : ([
              ['b', 1],
              ['c', 1],
            ] as const),
      ),
      positive: index % 2 ? index % 8 !== 1 : index % 8 === 0,
    }));
    const model = trainLinearModel(examples, { penalty: 0 });
    expect(probability(model, new Map([['a', 1]]))).toBeCloseTo(0.75, 1);
    expect(
      probability(
        model,
        new Map([
          ['b', 1],
          ['c', 1],
        ]),
      ),
    ).toBeCloseTo(0.25, 1);
  });

  it('starts every weight at zero, and moves it by the example’s weight', () => {
    const once = { epochs: 1, penalty: 0, leastExamples: 1 };
    const one = (value: number, positive: boolean, weight?: number) =>
      trainLinearModel(
        [{ features: new Map([['a', value]]), positive, ...(weight === undefined ? {} : { weight }) }],
        once,
      );
    // AdaGrad's first step: 0.3 times the slope of 1/2, over the square root of 0.01 plus its square.
    expect(one(1, true).bias).toBeCloseTo(0.15 / Math.sqrt(0.26), 12);
    expect(one(1, false).bias).toBeCloseTo(-0.15 / Math.sqrt(0.26), 12);
    expect(one(1, true).weights.get('a')).toBeCloseTo(0.15 / Math.sqrt(0.26), 12);
    expect(one(3, true).weights.get('a')).toBeCloseTo(0.45 / Math.sqrt(0.01 + 2.25), 12);
    expect(one(1, true, 2).bias).toBeCloseTo(0.3 / Math.sqrt(1.01), 12);
  });

  it('pulls weights toward zero by the penalty, and drops features with too few examples', () => {
    const examples = [
      {
        features: new Map([
          ['a', 1],
          ['once', 1],
        ]),
        positive: true,
      },
      { features: new Map([['a', 1]]), positive: true },
    ];
    const weightOf = (penalty: number) => trainLinearModel(examples, { penalty }).weights.get('a') ?? 0;
    expect(weightOf(0.1)).toBeLessThan(weightOf(0));
    expect(weightOf(0.1)).toBeGreaterThan(0);
    expect([...trainLinearModel(examples).weights.keys()]).toEqual(['a']);
    expect([...trainLinearModel(examples, { leastExamples: 1 }).weights.keys()]).toEqual(['a', 'once']);
    expect([...trainLinearModel(examples, { leastExamples: 3 }).weights.keys()]).toEqual([]);
  });

  it('adds up the odds of known features, and uses its bias for the rest', () => {
    const model = { bias: -0.5, weights: new Map([['a', 2]]) };
    expect(
      logOdds(
        model,
        new Map([
          ['a', 1.5],
          ['b', 9],
        ]),
      ),
    ).toBe(2.5);
    expect(probability(model, new Map([['a', 0.25]]))).toBe(0.5);
    expect(probability(model, new Map())).toBeCloseTo(1 / (1 + Math.exp(0.5)), 12);
  });

  it('is serialized with rounded weights sorted by name, without the smallest', () => {
    const model = {
      bias: 0.12345,
      weights: new Map([
        ['b', 1.236],
        ['a', -0.15],
        ['c', 0.149],
        ['d', -0.1499],
        ['e', 0.15],
      ]),
    };
    const stored = storedModel(model);
    expect(stored).toEqual({ bias: 0.123, weights: { a: -0.15, b: 1.24, e: 0.15 } });
    expect(Object.keys(stored.weights)).toEqual(['a', 'b', 'e']);
    expect(loadedModel(stored)).toEqual({
      bias: 0.123,
      weights: new Map([
        ['a', -0.15],
        ['b', 1.24],
        ['e', 0.15],
      ]),
    });
  });

  it('learns tone and topics from labeled comments', () => {
    const labeled = (
      [
        'great driver',
        'nice driver',
        'rude driver',
        'awful driver',
        'long wait',
        'short wait',
        'quick wait',
        'awful wait',
      ] as const
    ).map((text) => ({
      text,
      topics: [
        {
          topic: text.endsWith('driver') ? ('Driver professionalism' as const) : ('Wait time' as const),
          tone: /great|nice|short|quick/.test(text) ? (1 as const) : (-1 as const),
        },
      ],
    }));
    const mixed = {
      text: 'great great great, awful awful awful',
      topics: [
        { topic: 'Wait time' as const, tone: 1 as const },
        { topic: 'Coverage' as const, tone: -1 as const },
      ],
    };
    const neutral = { text: 'blue truck', topics: [{ topic: 'Coverage' as const, tone: 0 as const }] };
    const model = trainCommentModel([...labeled, mixed, neutral, { text: 'nothing to say', topics: [] }]);
    const topicOdds = (topic: 'Wait time' | 'Driver professionalism' | 'Problem solved', text: string) =>
      logOdds(model.topics[topic], topicFeatures(parseComment(text).tokens));
    expect(topicOdds('Wait time', 'the wait')).toBeGreaterThan(topicOdds('Wait time', 'the driver'));
    expect(topicOdds('Driver professionalism', 'the driver')).toBeGreaterThan(0);
    expect(topicOdds('Problem solved', 'the driver')).toBeLessThan(0);
    expect(logOdds(model.tone, toneFeatures('great'))).toBeGreaterThan(0);
    expect(logOdds(model.tone, toneFeatures('awful'))).toBeLessThan(0);
    // Only comments that are all praise or all blame train the tone.
    expect(model.tone).toEqual(
      trainToneModel(
        labeled.map(({ text, topics: [topic] }) => ({ features: toneFeatures(text), positive: topic?.tone === 1 })),
      ),
    );
  });

  it('ships weights for the tone and every topic', () => {
    for (const model of [shippedCommentModel.tone, ...commentTopics.map((topic) => shippedCommentModel.topics[topic])])
      expect(model.weights.size).toBeGreaterThan(50);
  });
});
