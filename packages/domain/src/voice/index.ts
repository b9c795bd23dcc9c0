export type { TopicSpan } from './analyze-comment.ts';
export { type CommentCorrection, normalizedPhrase, phraseIn } from './corrections.ts';
export type { CommentLanguage } from './language.ts';
export { type CommentReading, commentReadingVersion, readComment } from './read-comment.ts';
