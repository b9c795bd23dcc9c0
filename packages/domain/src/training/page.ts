/** Types of a page, in the order a module shows them (specification, section 3). */
export const pageTypes = ['audio', 'video', 'question'] as const;

/** Type of a page. */
export type PageType = (typeof pageTypes)[number];

/** Kinds of tags (specification, section 3). */
export const tagTypes = ['campaign', 'topics', 'media'] as const;

/** Kind of a tag. */
export type TagType = (typeof tagTypes)[number];

/** One answer of a question. */
export interface QuestionAnswer {
  readonly id: number;
  readonly answer: string;
  readonly correct: boolean;
}

/** A question: `single` takes one right answer, `multiple` exactly all of them, `text` any text. */
export interface TrainingQuestion {
  readonly question: string;
  readonly type: 'single' | 'multiple' | 'text';
  readonly answers: readonly QuestionAnswer[];
}

/** A page of a training module. */
export interface TrainingPage {
  readonly id: number;
  readonly type: PageType;
  readonly file: string | null;
  /** Whether the file must be played to the end. */
  readonly video_length_required: boolean;
  /** Length of the file in seconds; 0 for a question. */
  readonly lengthSeconds: number;
  readonly question: TrainingQuestion | null;
}

/** Sorts pages in storage and display order: audio, video, question; stable within a type. */
export function orderPages<Page extends Pick<TrainingPage, 'type'>>(pages: readonly Page[]): readonly Page[] {
  return pages.toSorted((a, b) => pageTypes.indexOf(a.type) - pageTypes.indexOf(b.type));
}
