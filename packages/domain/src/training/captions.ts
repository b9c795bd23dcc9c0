/** One caption: when it shows, in seconds, and its words without markup. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Why captions can't be used. */
export type CaptionProblem =
  | 'no-header'
  | 'no-empty-line'
  | 'no-time'
  | 'bad-time'
  | 'ends-early'
  | 'out-of-order'
  | 'no-words';

/** Captions as read, or the first line that is wrong, counted from 1. */
export type ReadCaptions =
  | { readonly ok: true; readonly captions: readonly Caption[] }
  | { readonly ok: false; readonly problem: CaptionProblem; readonly line: number };

const words: Readonly<Record<CaptionProblem, string>> = {
  'no-header': 'it must say WEBVTT.',
  'no-empty-line': 'leave it empty. The first caption comes after it.',
  'no-time': 'a time is missing before these words. Write it like 00:00:04.000 --> 00:00:08.500.',
  'bad-time': 'we can’t read this time. Write it like 00:00:04.000 --> 00:00:08.500.',
  'ends-early': 'this caption ends before it starts.',
  'out-of-order': 'this caption starts before the one above it.',
  'no-words': 'this caption has no words.',
};

/** The problem with its line, as people read it. */
export function captionProblemWords({
  problem,
  line,
}: {
  readonly problem: CaptionProblem;
  readonly line: number;
}): string {
  return `Line ${line} of the captions: ${words[problem]}`;
}

const arrow = '-->';
const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(?:\s+\S.*)?\s*$`);

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/** Reads WebVTT (W3C) and says which line is wrong. Notes, styles and regions are skipped. */
export function readCaptions(text: string): ReadCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const wrong = (problem: CaptionProblem, index: number): ReadCaptions => ({ ok: false, problem, line: index + 1 });
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return wrong('no-header', 0);
  if ((lines[1] ?? '').trim() !== '') return wrong('no-empty-line', 1);
  const captions: Caption[] = [];
  for (const block of blocksOf(lines)) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block.lines[0] ?? '')) continue;
    const at = block.lines.findIndex((line) => line.includes(arrow));
    if (at === -1 || at > 1) return wrong('no-time', block.start);
    const times = timing.exec(block.lines[at] ?? '');
    const line = block.start + at;
    if (!times) return wrong('bad-time', line);
    const from = secondsOf(times.slice(1, 5));
    const to = secondsOf(times.slice(5, 9));
    if (to <= from) return wrong('ends-early', line);
    if (from < (captions.at(-1)?.from ?? 0)) return wrong('out-of-order', line);
    const said = block.lines
      .slice(at + 1)
      .map(plainWords)
      .filter(Boolean)
      .join(' ');
    if (said === '') return wrong('no-words', line);
    captions.push({ from, to, words: said });
  }
  if (captions.length === 0) return wrong('no-time', lines.length - 1);
  return { ok: true, captions };
}

/** What is said, a line for each caption; a caption that repeats the one before it is left out. */
export function transcriptOf(captions: readonly Caption[]): string {
  return captions
    .map((caption) => caption.words)
    .filter((each, index, all) => each !== all[index - 1])
    .join('\n');
}

/** Groups of lines that aren't empty, after the header. */
function blocksOf(lines: readonly string[]): readonly { readonly start: number; readonly lines: readonly string[] }[] {
  const blocks: { start: number; lines: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < 2 || line.trim() === '') continue;
    const last = blocks.at(-1);
    if (last && last.start + last.lines.length === index) last.lines.push(line);
    else blocks.push({ start: index, lines: [line] });
  }
  return blocks;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** A line without markup; a voice becomes a speaker: '<v Ann>Hello' is 'Ann: Hello'. */
function plainWords(line: string): string {
  return line
    .replace(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, '$1: ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .trim();
}
