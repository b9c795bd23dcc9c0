import { type CommentTopic, commentTopics } from '../surveys/sub-dashboards.ts';
import { type Example, type Features, type LinearModel, trainLinearModel } from './linear-model.ts';
import { parseComment } from './tokens.ts';
import { toneFeatures } from './tone-features.ts';
import { topicFeatures } from './topic-features.ts';

/** A comment labeled by hand with its topics and their sentiments. No topic appears twice. */
export interface LabeledComment {
  readonly text: string;
  readonly topics: readonly { readonly topic: CommentTopic; readonly tone: 1 | 0 | -1 }[];
}

/** The models for comments: one for tone, and one per topic. */
export interface CommentModel {
  readonly tone: LinearModel;
  readonly topics: Readonly<Record<CommentTopic, LinearModel>>;
}

/** Trains the models on labeled comments. Comments with both praise and blame only train the topics. */
export function trainCommentModel(comments: readonly LabeledComment[]): CommentModel {
  const features = comments.map(({ text }) => topicFeatures(parseComment(text).tokens));
  const topicModel = (topic: CommentTopic): LinearModel =>
    trainLinearModel(
      comments.map(({ topics }, index): Example => {
        const positive = topics.some((labeled) => labeled.topic === topic);
        return { features: features[index] as Features, positive, weight: positive ? 1.5 : 1 };
      }),
      { epochs: 30, penalty: 0.003, leastExamples: 1 },
    );
  const toned = comments.flatMap(({ text, topics }): Example[] => {
    const tones = new Set(topics.map(({ tone }) => tone));
    const [tone] = tones;
    return tones.size === 1 && tone ? [{ features: toneFeatures(text), positive: tone > 0 }] : [];
  });
  return {
    tone: trainToneModel(toned),
    topics: Object.fromEntries(commentTopics.map((topic) => [topic, topicModel(topic)])) as CommentModel['topics'],
  };
}

/** Trains only the tone model, on texts labeled as praise (positive) or blame. */
export function trainToneModel(examples: readonly Example[]): LinearModel {
  return trainLinearModel(examples, { epochs: 20, penalty: 0.15, leastExamples: 4 });
}

/** A serialized model: features with rounded weights, without the smallest ones. */
export interface StoredModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

const smallest = 0.15;

/** Serializes a model. */
export function storedModel({ bias, weights }: LinearModel): StoredModel {
  const kept = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const);
  return { bias: Math.round(bias * 1000) / 1000, weights: Object.fromEntries(kept) };
}

/** Deserializes a stored model. */
export function loadedModel({ bias, weights }: StoredModel): LinearModel {
  return { bias, weights: new Map(Object.entries(weights)) };
}
