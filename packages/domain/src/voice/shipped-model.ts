import { type CommentTopic, commentTopics } from '../surveys/sub-dashboards.ts';
import { type CommentModel, loadedModel } from './comment-model.ts';
import { storedCommentModel } from './model.generated.ts';

/** The models shipped with this version. */
export const shippedCommentModel: CommentModel = {
  tone: loadedModel(storedCommentModel.tone),
  topics: Object.fromEntries(
    commentTopics.map((topic: CommentTopic) => [topic, loadedModel(storedCommentModel.topics[topic])]),
  ) as CommentModel['topics'],
};
