import type { CommentTopic } from '../surveys/sub-dashboards.ts';
import type { StoredModel } from './comment-model.ts';

/** The comment models in serialized form. */
export interface StoredCommentModel {
  readonly tone: StoredModel;
  readonly topics: Readonly<Record<CommentTopic, StoredModel>>;
}
