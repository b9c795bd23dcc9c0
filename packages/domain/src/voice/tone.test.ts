import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { baseForms, parseComment, PhraseFinder, stemOf } from './tokens.ts';
import { constructionsOf, findConstructions } from './constructions.ts';
import { englishTone } from './english-tone.ts';
import { spelledWords } from './spelling.ts';
import { spanishTone } from './spanish-tone.ts';
import { negatedTokens, oddsOf, toneBetween, toneCues, toneOf } from './tone.ts';
import { toneFeatures, toneOdds, wordFeatures } from './tone-features.ts';
import { toneWeights } from './tone-lexicon.ts';
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
    ['horrible', -3],
    ['rude', -2],
    ['truck', 0],
    ['THE', 0],
    // Places, times and situations have no tone, nor have words that only look inflected.
    ['after', 0],
    ['driveway', 0],
    ['stranded', 0],
    ['likely', 0],
    ['means', 0],
    // Misspelled words keep their outline.
    ['proffessional', 2],
    ['unproffesional', -3],
    ['excellant', 0],
    ['fabulus', 0],
    ['fabullous', 3],
    ['👍', 0.6],
    ['a+', 2.5],
  ])('rate %s as %d', (word, weight) => {
    expect(toneOf(word)).toBe(weight);
  });

  it.each([
    ['they were above and beyond', 'above and beyond', 3],
    ['not a scratch on it', 'not a scratch', 2],
    ['he kept me posted', 'kept me posted', 2],
    ['it took forever', 'took forever', -3],
    ['what a joke', 'what a joke', -2],
    ['it was the wrong address', 'wrong address', -2],
    ['could not have been kinder', 'could not have been kinder', 3],
    ['couldnt have been kinder', 'couldnt have been kinder', 3],
    ['thanks for nothing', 'thanks for nothing', -3],
    ['he backed into my mailbox', 'backed into my', -2.5],
  ])('rate %j by the construction %j as %d', (text, words, weight) => {
    expect(cuesOf(text)).toEqual([[words, weight]]);
  });

  it('contain each word once, none without a tone', () => {
    for (const [word, weight] of toneWeights) {
      expect(word).toMatch(/^[a-z]+$/);
      expect([1, 2, 3]).toContain(Math.abs(weight));
    }
    for (const weight of spanishTone.weights.values()) expect([1, 2, 3]).toContain(Math.abs(weight));
  });
});

describe('constructions', () => {
  const words = (text: string) => spelledWords(parseComment(text).tokens);
  const found = (lines: string, text: string) => {
    const { clauses } = parseComment(text);
    return findConstructions(
      constructionsOf(lines, { color: 'red|blue' }),
      words(text),
      (at) => clauses[at]!.sentence,
    ).map(({ construction, first, past }) => [construction.weight, construction.turn, first, past]);
  };

  it('are whole words, with contractions in full and blocks by name', () => {
    expect(found('2 | can not <color>', "we can't blue it")).toEqual([[2, null, 1, 4]]);
    expect(found('-1.5 negates | <color> tape', 'red tapes')).toEqual([]);
    expect(found('-1.5 negates | <color> tape', 'red tape')).toEqual([[-1.5, 'negates', 0, 2]]);
  });

  it('cross a comma or a sentence only if they say so', () => {
    expect(found('1 | red blue', 'red, blue')).toEqual([]);
    expect(found('1 | red , blue', 'red, blue')).toEqual([[1, null, 0, 2]]);
    expect(found('1 | red , blue', 'red. blue')).toEqual([]);
    expect(found('1 | red [.] blue', 'red. blue')).toEqual([[1, null, 0, 2]]);
  });

  it('are found by any of their first words, and sorted from the longest', () => {
    const lines = '1 | (?:very )?(?:un)?(?:red|bl\\w+)\n2 | ^(?!blue)\\w+ly red\n3 | reds? (?:and )*blue';
    expect(found(lines, 'very unred')).toEqual([[1, null, 0, 2]]);
    expect(found(lines, 'blue')).toEqual([[1, null, 0, 1]]);
    expect(found(lines, 'really red')).toEqual([
      [2, null, 0, 2],
      [1, null, 1, 2],
    ]);
    expect(found(lines, 'reds and and blue')[0]).toEqual([3, null, 0, 4]);
  });

  it('are all indexed: each finds what its pattern alone would find', () => {
    const all = [...new Set([...englishTone.constructions.byWord.values()].flat())];
    expect(all.length).toBeGreaterThan(150);
    const text = words('could not have asked for more , he never showed up on time').map(({ word }) => word);
    expect(text).toContain('never');
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
    // A negation reaches to the end of its clause, and not past "and" except in a list.
    ['not on my phone good', [['good', -1.6, 'negated']]],
    [
      'not good and rude',
      [
        ['good', -1.6, 'negated'],
        ['rude', -2],
      ],
    ],
    [
      'not good and friendly',
      [
        ['good', -1.6, 'negated'],
        ['friendly', -1.6, 'negated'],
      ],
    ],
    [
      'neither good nor friendly',
      [
        ['good', -1.6, 'negated'],
        ['friendly', -1.6, 'negated'],
      ],
    ],
    ['not only good', [['good', 2]]],
    [
      'not today, good',
      [
        ['not', -0.3],
        ['good', 2],
      ],
    ],
    // Intensifiers and softeners reach two words.
    ['very good', [['good', 2.6]]],
    ['very very good', [['good', 3.38]]],
    ['very much so good', [['good', 2.6]]],
    ['somewhat good', [['good', 1.4]]],
    ['really not good', [['good', -2.08, 'negated']]],
    ['very on any good', [['good', 2]]],
    ['GOOD', [['good', 2.5]]],
    ['good REPAIR', [['good', 2]]],
    // The longest phrase wins, and its words don't count on their own.
    ['what a joke', [['what a joke', -2]]],
    ['not a scratch', [['not a scratch', 2]]],
    ['too, long', []],
    ['pretty rude', [['rude', -1.4]]],
    // Wishes, expectations and excuses.
    ['needs better manners', [['needs better', -2]]],
    ['supposed to be good', [['supposed', -2]]],
    ['saved me from a terrible crash', [['saved me from', 2]]],
    // A concession gives way to the rest of its sentence.
    [
      'although late, good',
      [
        ['late', -1],
        ['good', 2],
      ],
    ],
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
      'rude, broken, though good',
      [
        ['rude', -1.4],
        ['broken', -0.7],
        ['good', 2.6],
      ],
    ],
    [
      'rude, blue, broken, though good',
      [
        ['rude', -2],
        ['broken', -0.7],
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
  it('of the tone: what the lists say, and other words that are neither places nor times', () => {
    expect(rounded(toneFeatures('Good driver!'))).toEqual({ '=lists': rounded(new Map([['x', oddsOf(2)]]))['x'] });
    expect(
      rounded(wordFeatures(parseComment('He smiled after the weird handshake in my driveway on Monday at 5'))),
    ).toEqual({
      handshak: 0.3,
    });
    expect(rounded(wordFeatures(parseComment('Not a handshake')))).toEqual({ '!handshak': 0.3 });
  });

  it('of the tone let other words lean, not decide', () => {
    const comment = parseComment('handshake');
    const model = { bias: 9, weights: new Map([['handshak', 50]]) };
    expect(toneOdds(comment, [], model)).toBe(0.4);
    expect(toneOdds(comment, [], { ...model, weights: new Map([['handshak', -1]]) })).toBeCloseTo(-0.3, 9);
    expect(toneOdds(comment, [], null)).toBe(0);
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
        { sentence: 0, contrast: false, concession: false, first: 0, past: 1 },
        { sentence: 0, contrast: true, concession: false, first: 1, past: 3 },
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
