import { serviceGroupOf } from '@roadside/domain/calls';
import type { RandomStream } from '../random/random-stream.ts';
import { conditionsOf, slotsOf } from './comment-facts.ts';
import type { CommentedCall } from './comment-facts.ts';
import { closings, commentSentences, noiseComments } from './comment-sentences.ts';
import type { CommentCondition, CommentTone, CommentTopic } from './comment-sentences.ts';
import type { DemoSurvey } from './demo-survey.ts';

/** Share of members who write a comment, by their overall answer: 45 % of all (glossary section 4). */
const commentShare: Readonly<Record<number, number>> = { 5: 0.4, 4: 0.66, 3: 0.66, 2: 0.75, 1: 0.75 };
const noiseShare = 0.035;
const secondTopicShare = 0.4;

const tones: Readonly<Record<number, readonly (readonly [CommentTone, number])[]>> = {
  5: [
    ['positive', 90],
    ['neutral', 7],
    ['negative', 3],
  ],
  4: [
    ['positive', 55],
    ['neutral', 25],
    ['negative', 20],
  ],
  3: [
    ['positive', 20],
    ['neutral', 35],
    ['negative', 45],
  ],
  2: [
    ['positive', 4],
    ['neutral', 10],
    ['negative', 86],
  ],
  1: [
    ['positive', 4],
    ['neutral', 10],
    ['negative', 86],
  ],
};

const indifferent: readonly (readonly [CommentTone, number])[] = [['neutral', 1]];

const topicShares: readonly (readonly [CommentTopic, number])[] = [
  ['driver', 34],
  ['wait', 27],
  ['informed', 14],
  ['solved', 18],
  ['call-taking', 12],
  ['battery-sale', 6],
  ['tow', 8],
  ['damage', 3],
  ['coverage', 5],
];
// Topics of a single service get a higher weight there, so that their share of all comments matches the glossary.
const onlyFor: Partial<Record<CommentTopic, readonly ['Tow' | 'Battery', number]>> = {
  'battery-sale': ['Battery', 4],
  tow: ['Tow', 2.1],
};

interface Sentence {
  readonly text: string;
  readonly conditions: readonly CommentCondition[];
}

/** Builds comments from the sentences that fit a call. One writer serves the whole world. */
export class CommentWriter {
  readonly #sentences = new Map<string, readonly Sentence[]>();

  constructor() {
    for (const [topic, byTone] of Object.entries(commentSentences))
      for (const [tone, sentences] of Object.entries(byTone))
        this.#sentences.set(`${topic}:${tone}`, sentences.map(parse));
  }

  /** A comment, or null for members who leave the field empty. */
  write(stream: RandomStream, survey: Pick<DemoSurvey, 'outc1' | 'channel'>, subject: CommentedCall): string | null {
    if (!stream.chance(commentShare[survey.outc1] ?? 0)) return null;
    if (stream.chance(noiseShare)) return stream.pick(noiseComments);
    const slots = slotsOf(stream, subject);
    const holds = conditionsOf(subject);
    const group = serviceGroupOf(subject.call.troubleCode);
    const tone: CommentTone = stream.pickWeighted(tones[survey.outc1] ?? indifferent);
    const topics = topicShares.map(([topic, share]) => {
      const only = onlyFor[topic];
      return [topic, only ? (only[0] === group ? share * only[1] : 0) : share] as const;
    });
    const first = this.#sentence(stream, topics, tone, holds, null);
    let text = first.text;
    if (stream.chance(secondTopicShare)) {
      const turns = tone !== 'neutral' && stream.chance(0.25);
      const secondTone = turns ? (tone === 'positive' ? 'negative' : 'positive') : tone;
      const second = this.#sentence(stream, topics, secondTone, holds, first.topic);
      text = turns
        ? `${withoutStop(text)}, ${stream.pick(['but', 'yet', 'though', 'however'])} ${uncapitalized(second.text, subject)}`
        : `${text} ${second.text}`;
    }
    if (stream.chance(0.18)) text += ` ${stream.pick(closings[tone])}`;
    text = text
      .replace(/\[([^\]]+)\]/g, (_all, choices: string) => stream.pick(choices.split('/')))
      .replace(/\{(\w+)\}/g, (_slot, name: string) => slots[name] ?? '');
    return inTheChannelsManner(stream, survey.channel, capitalized(text));
  }

  #sentence(
    stream: RandomStream,
    topics: readonly (readonly [CommentTopic, number])[],
    tone: CommentTone,
    holds: ReadonlySet<CommentCondition>,
    except: CommentTopic | null,
  ): { topic: CommentTopic; text: string } {
    for (;;) {
      const topic = stream.pickWeighted(topics);
      if (topic === except) continue;
      const sayable = (this.#sentences.get(`${topic}:${tone}`) ?? []).filter(({ conditions }) =>
        conditions.every((condition) => holds.has(condition)),
      );
      // If no sentence of the topic fits this call, try another topic.
      if (sayable.length > 0) return { topic, text: stream.pick(sayable).text };
    }
  }
}

function parse(sentence: string): Sentence {
  const bar = sentence.indexOf('|');
  if (bar < 0) return { text: sentence, conditions: [] };
  return { text: sentence.slice(bar + 1), conditions: sentence.slice(0, bar).split(',') as CommentCondition[] };
}

function withoutStop(text: string): string {
  return text.replace(/[.!?]$/, '');
}

function capitalized(text: string): string {
  return text.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** After a "but", a sentence continues in lower case, unless it starts with a name or with I. */
function uncapitalized(text: string, { call }: CommentedCall): string {
  if (/^(I\b|\{driver\})/.test(text) || text.startsWith(call.driver?.firstName ?? '\u0000')) return text;
  return text.replace(/^\[?\p{Lu}/u, (start) => start.toLowerCase());
}

/** Texts typed on a phone are sloppier than email; dictated ones are short and plain. */
function inTheChannelsManner(stream: RandomStream, channel: DemoSurvey['channel'], text: string): string {
  if (channel === 'SMS') {
    let typed = stream.chance(0.45) ? text.toLowerCase().replace(/\bi\b/g, stream.chance(0.5) ? 'I' : 'i') : text;
    if (stream.chance(0.5)) typed = withoutStop(typed);
    return typed;
  }
  if (channel === 'IVR') return withoutStop(text).replace(/[.,!]/g, '');
  return stream.chance(0.04) ? text.toUpperCase() : text;
}
