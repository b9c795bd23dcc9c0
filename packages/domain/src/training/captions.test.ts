import { describe, expect, it } from 'vitest';
import { captionProblemWords, readCaptions, transcriptOf } from './captions.ts';

const head = 'WEBVTT\n\n';
const cue = (from: string, to: string, words: string) => `${from} --> ${to}\n${words}\n\n`;

describe('captions', () => {
  it('are read with names, settings, notes, markup and either line ending', () => {
    const text = [
      '\uFEFFWEBVTT - Jump starts',
      '',
      'NOTE made by hand',
      '',
      'STYLE',
      '::cue { color: white }',
      '',
      'first',
      '00:01.000 --> 00:04.500 align:start',
      '<v Ann>Cones &amp; vest</v>',
      '<i>first</i>',
      '',
      '01:00:00.000 --> 01:00:02.000',
      'Done',
    ].join('\r\n');
    expect(readCaptions(text)).toEqual({
      ok: true,
      captions: [
        { from: 1, to: 4.5, words: 'Ann: Cones & vest first' },
        { from: 3600, to: 3602, words: 'Done' },
      ],
    });
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nCones', 'no-header', 1],
    ['WEBVTT\n00:01.000 --> 00:02.000\nCones', 'no-empty-line', 2],
    [`${head}${cue('00:01.000', '00:02.000', 'Cones')}Vest`, 'no-time', 6],
    [`${head}first\nsecond\n00:01.000 --> 00:02.000\nCones`, 'no-time', 3],
    [`${head}00:00:01,000 --> 00:00:02,000\nCones`, 'bad-time', 3],
    [`${head}first\n00:61.000 --> 01:02.000\nCones`, 'bad-time', 4],
    [`${head}00:04.000 --> 00:02.000\nCones`, 'ends-early', 3],
    [`${head}${cue('00:04.000', '00:06.000', 'Cones')}${cue('00:02.000', '00:03.000', 'Vest')}`, 'out-of-order', 6],
    [`${head}00:04.000 --> 00:06.000\n<i></i>`, 'no-words', 3],
    [head, 'no-time', 3],
    ['', 'no-header', 1],
  ] as const)('name the line that is wrong: %j', (text, problem, line) => {
    expect(readCaptions(text)).toEqual({ ok: false, problem, line });
  });

  it('say what to do about it', () => {
    expect(captionProblemWords({ problem: 'bad-time', line: 7 })).toBe(
      'Line 7 of the captions: we can’t read this time. Write it like 00:00:04.000 --> 00:00:08.500.',
    );
  });

  it('become a transcript without repetitions', () => {
    const words = ['Cones', 'Cones', 'Vest', 'Cones'].map((each, at) => ({ from: at, to: at + 1, words: each }));
    expect(transcriptOf(words)).toBe('Cones\nVest\nCones');
  });
});
