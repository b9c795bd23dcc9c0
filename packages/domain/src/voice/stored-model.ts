import type { CommentTopic } from '../surveys/sub-dashboards.ts';
import type { StoredModel } from './comment-model.ts';

/** The models of comments as they are stored. */
export interface StoredCommentModel {
  readonly tone: StoredModel;
  readonly topics: Readonly<Record<CommentTopic, StoredModel>>;
}
