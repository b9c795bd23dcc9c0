import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { baseForms, parseComment, PhraseFinder, stemOf } from './tokens.ts';
import { negatedTokens, toneBetween, toneCues, toneOf } from './tone.ts';
import { toneFeatures } from './tone-features.ts';
import { tonePhrases, toneWeights } from './tone-lexicon.ts';
import { topicCuesOf, topicFeatures } from './topic-features.ts';

const cuesOf = (text: string) =>
  toneCues(parseComment(text)).map(({ first, past, weight, negated }) => [
    text
      .toLowerCase()
      .match(/[\w'’]+/g)
      ?.slice(first, past)
      .join(' '),
    Math.round(weight * 100) / 100,
    ...(negated ? ['negated'] : []),
  ]);
const rounded = (features: ReadonlyMap<string, number>) =>
  Object.fromEntries([...features].map(([name, value]) => [name, Math.round(value * 1000) / 1000]));

describe('the lists of words and phrases', () => {
  it.each([
    ['lifesaver', 3],
    ['courteous', 2],
    ['assist', 1],
    ['horrible', -3],
    ['rude', -2],
    ['cold', -1],
    ['truck', 0],
    ['THE', 0],
  ])('rate %s as %i', (word, weight) => {
    expect(toneOf(word)).toBe(weight);
  });

  it.each([
    ['they were above and beyond', 'above and beyond', 3],
    ['not a scratch on it', 'not a scratch', 3],
    ['worth every penny', 'worth every', 3],
    ['he kept me posted', 'kept me posted', 2],
    ['it was there in no time', 'in no time', 2],
    ['they let me know', 'let me know', 1],
    ['it took forever', 'took forever', -3],
    ['what a joke', 'what a joke', -3],
    ['over rated', 'over rated', -2],
    ['it was the wrong address', 'wrong address', -2],
    ['too long for me', 'too long', -2],
    ['they were supposed to', 'supposed to', -1],
    ['come on', 'come on', -1],
  ])('rate %j by the phrase %j as %i', (text, phrase, weight) => {
    expect(cuesOf(text)).toEqual([[phrase, weight]]);
  });

  it('contain each word and phrase once, none without a tone', () => {
    const phrases = tonePhrases.map(([phrase]) => phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const [entry, weight] of [...toneWeights, ...tonePhrases]) {
      expect(entry).toMatch(/^[a-z0-9'-]+( [a-z0-9'-]+)*$/);
      expect([1, 2, 3]).toContain(Math.abs(weight));
    }
  });
});

describe('the cues of a comment', () => {
  it.each<[string, unknown[]]>([
    ['good', [['good', 2]]],
    ['waited politely', [['politely', 2]]],
    // Inverted, and weaker: praise more than blame.
    ['not good', [['good', -1.6, 'negated']]],
    ['not rude', [['rude', 1, 'negated']]],
    ["didn't seem rude", [['rude', 1, 'negated']]],
    ['not never good', [['good', 2]]],
    // A negation reaches three words, and not across a comma.
    ['not on my phone good', [['good', 2]]],
    ['not at all good', [['good', -1.6, 'negated']]],
    ['not today, good', [['good', 2]]],
    // Intensifiers and softeners reach two words.
    ['very good', [['good', 2.8]]],
    ['very very good', [['good', 3.92]]],
    ['very much so good', [['good', 2.8]]],
    ['somewhat good', [['good', 1.4]]],
    ['really not good', [['good', -2.24, 'negated']]],
    ['very on any good', [['good', 2]]],
    ['GOOD', [['good', 2.5]]],
    ['good REPAIR', [['good', 2]]],
    // The longest phrase wins, and its words don't count on their own.
    ['what a joke', [['what a joke', -3]]],
    ['not a scratch', [['not a scratch', 3]]],
    ['too, long', []],
    // Text after "but" weighs more than text before it, in its sentence and the next.
    [
      'good but rude',
      [
        ['good', 1.4],
        ['rude', -2.6],
      ],
    ],
    [
      'good. But rude',
      [
        ['good', 1.4],
        ['rude', -2.6],
      ],
    ],
    [
      'good. Yes. But rude',
      [
        ['good', 2],
        ['yes', 0.7],
        ['rude', -2.6],
      ],
    ],
    [
      'rude, cold, though good',
      [
        ['rude', -1.4],
        ['cold', -0.7],
        ['good', 2.6],
      ],
    ],
    [
      'rude, blue, cold, though good',
      [
        ['rude', -2],
        ['cold', -0.7],
        ['good', 2.6],
      ],
    ],
  ])('%j are %j', (text, cues) => {
    expect(cuesOf(text)).toEqual(cues);
  });

  it('are summed between two words, including the first', () => {
    const cues = toneCues(parseComment('good bad great'));
    expect([
      toneBetween(cues, 0, 3),
      toneBetween(cues, 1, 2),
      toneBetween(cues, 1, 1),
      toneBetween(cues, 2, 9),
    ]).toEqual([2, -2, 0, 2]);
  });

  it('mark words under a negation: four words, up to the end of the clause', () => {
    const marks = (text: string) => [...negatedTokens(parseComment(text).tokens)];
    expect(marks('a not b c d e f')).toEqual([0, 0, 1, 1, 1, 1, 0]);
    expect(marks('not b, c')).toEqual([0, 1, 0]);
    expect(marks('not b not c d e f')).toEqual([0, 1, 0, 1, 1, 1, 1]);
  });
});

describe('features of the shipped models', () => {
  it.each<[string, object]>([
    [
      'Good driver!',
      {
        '=score': 0.632,
        '=praise': 0.667,
        '=blame': 0,
        '=end': 0.632,
        '=exclaimed': 1,
        good: 0.5,
        '^ good': 0.35,
        driv: 0.5,
        'good driv': 0.35,
      },
    ],
    [
      'Not good, rude?',
      {
        '=score': -0.827,
        '=praise': 0,
        '=blame': 1.2,
        '=end': -0.632,
        '=question': 1,
        not: 0.5,
        '^ not': 0.35,
        '!good': 0.5,
        'not !good': 0.35,
        rud: 0.5,
        '!good rud': 0.35,
      },
    ],
    [
      'Blue!',
      { '=score': 0, '=praise': 0, '=blame': 0, '=end': 0, '=silent': 1, '=exclaimed': 0.2, blu: 0.5, '^ blu': 0.35 },
    ],
    ['', { '=score': 0, '=praise': 0, '=blame': 0, '=silent': 1 }],
  ])('of the tone of %j', (text, features) => {
    expect(rounded(toneFeatures(text))).toEqual(features);
  });

  it('of the tone if praise and blame exceed the scale', () => {
    expect(toneFeatures('amazing awesome best brilliant').get('=praise')).toBe(2);
    expect(toneFeatures('awful horrible terrible worst').get('=blame')).toBe(2);
    expect(toneFeatures('awful!').get('=exclaimed')).toBe(-1);
  });

  it('of the topics: matching lists, at most twice, their phrases, and stems with their pairs', () => {
    const features = (text: string) => rounded(topicFeatures(parseComment(text).tokens));
    expect(features('driver')).toEqual({
      '#Driver professionalism': 1,
      '=driver*': 1,
      'only #Driver professionalism': 1,
      driv: 0.6,
      '^ driv': 0.4,
      '=short': 1,
    });
    expect(features('driver driver driver driver')).toMatchObject({ '#Driver professionalism': 2 });
    expect(features('driver driver driver driver')).not.toHaveProperty('=short');
    expect(features('a driver and a wait')).not.toHaveProperty('only #Driver professionalism');
    expect(features('the blue')).toEqual({ '^ the': 0.4, blu: 0.6, 'the blu': 0.4, '=short': 1 });
  });

  it('of the topics, by phrases that do not cross clauses', () => {
    const cues = (text: string) => topicCuesOf(parseComment(text).tokens).map(({ cue }) => cue);
    expect(cues('on hold')).toEqual(cues('on hold. Blue'));
    expect(cues('on, hold')).not.toEqual(cues('on hold'));
  });
});

describe('words', () => {
  it.each([
    ['waited', ['waited', 'wait', 'waite', 'waite', 'waitee']],
    ['bed', ['bed']],
    ["driver's", ["driver's", 'driver', 'driv', 'drive']],
    ['nicest', ['nicest', 'nic', 'nice', 'nice', 'nicee']],
    ['happily', ['happily', 'happi', 'happie', 'happy']],
    ['stopping', ['stopping', 'stopp', 'stoppe', 'stop']],
    ['used', ['used', 'use', 'usee']],
  ])('%s may come from %j', (word, forms) => {
    expect(baseForms(word)).toEqual(expect.arrayContaining(forms));
    expect(baseForms(word)[0]).toBe(word);
    expect(baseForms(word).every((form) => form.length >= 3)).toBe(true);
  });

  it.each([
    ['glowingly', 'glow'],
    ['repeatedly', 'repeat'],
    ['waiting', 'wait'],
    ['carried', 'carry'],
    ['carries', 'carry'],
    ['waited', 'wait'],
    ['quickly', 'quick'],
    ['boxes', 'box'],
    ['trucks', 'truck'],
    ['driver', 'driv'],
    ["driver's", 'driv'],
    ['drive', 'driv'],
    ['tree', 'tre'],
    ['the', 'the'],
    ['sing', 'sing'],
    ['us', 'us'],
    ['stopped', 'stop'],
    ['err', 'er'],
  ])('%s is counted as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it('are shouted if in capitals, with three letters or more', () => {
    expect(parseComment('RUDE OK ABC Abc 123 É2É').tokens.map(({ shouted }) => shouted)).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['a. b! c? d; e', [0, 1, 2, 3, 4]],
    ['a, b: c (d) e', [0, 0, 0, 0, 0]],
    ['a\nb', [0, 1]],
    ['a however b', [0, 0]],
  ])('of %j are in the sentences %j', (text, sentences) => {
    expect(parseComment(text).clauses.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  it.each(['but', 'however', 'although', 'though', 'yet', 'except', 'unfortunately', 'nevertheless'])(
    'after %s weigh more',
    (word) => {
      expect(parseComment(`good ${word} rude`).clauses).toEqual([
        { sentence: 0, contrast: false, first: 0, past: 1 },
        { sentence: 0, contrast: true, first: 1, past: 3 },
      ]);
    },
  );

  it('of phrases are matched consecutively, and by prefix if the phrase ends in *', () => {
    const finder = new PhraseFinder(['on hold', 'hold*', 'on h* b', 'on']);
    const found = (text: string) =>
      finder.find(parseComment(text).tokens).map(({ phrase, first, past }) => [phrase, first, past]);
    expect(found('on hold')).toEqual([
      [0, 0, 2],
      [3, 0, 1],
      [1, 1, 2],
    ]);
    expect(found('on his b')).toEqual([
      [2, 0, 3],
      [3, 0, 1],
    ]);
    expect(found('a holdings')).toEqual([[1, 1, 2]]);
    expect(found('hol')).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    ['el driver was good', 'en'],
    ['gracias', 'es'],
    ['gracias the', 'en'],
    ['niño', 'es'],
    ['blue truck', 'en'],
    ['no', 'en'],
    ['Muy bien the y rápido', 'es'],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(parseComment(text).tokens)).toBe(language);
  });
});
