/**
 * Types of a page, in the order a module shows them. The specification has audio, video and question, in this order
 * (section 3); text is ours, an introduction that is read first.
 */
export const pageTypes = ['text', 'audio', 'video', 'question'] as const;

/** Type of a page. */
export type PageType = (typeof pageTypes)[number];

/** Kinds of tags (specification, section 3). */
export const tagTypes = ['campaign', 'topics', 'media'] as const;

/** Kind of a tag. */
export type TagType = (typeof tagTypes)[number];

/** What completing a page depends on. */
export interface TrainingPage {
  readonly id: number;
  readonly type: PageType;
  /** Whether the file must be played to the end. */
  readonly video_length_required: boolean;
  /** Length of the file in seconds; 0 for text and questions. */
  readonly lengthSeconds: number;
  /** Questions of the page; those of an audio or video stop it at their second. */
  readonly questionCount: number;
}

/** Sorts pages in storage and display order: text, audio, video, question; stable within a type. */
export function orderPages<Page extends Pick<TrainingPage, 'type'>>(pages: readonly Page[]): readonly Page[] {
  return pages.toSorted((a, b) => pageTypes.indexOf(a.type) - pageTypes.indexOf(b.type));
}
