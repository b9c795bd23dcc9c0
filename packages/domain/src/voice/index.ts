export { type AnalyzedComment, analyzeComment, type TopicSpan } from './analyze-comment.ts';
export { type CommentLanguage, languageOf } from './language.ts';
export { type CommentCorrection, correctComment, normalizedPhrase } from './corrections.ts';
export { shippedCommentModel } from './shipped-model.ts';
