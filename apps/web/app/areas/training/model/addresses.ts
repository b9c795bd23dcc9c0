import { resourceAddress } from '../../../kit/resource/resource-address.ts';

/** What the reader must learn, may learn and has learned. */
export const lessonsAddress = resourceAddress('/training/lessons');
/** One module, and everything a learner does in it. */
export const lessonAddress = resourceAddress('/training/lessons/:id');
/** Documents, found by title, and everything their managers do with them. */
export const documentsAddress = resourceAddress('/training/documents');
/** Positions that a document can be limited to, and modules whose lesson may show it. */
export const documentChoicesAddress = resourceAddress('/training/document-choices');

/** The list of lessons, under the location the reader has open. */
export const lessonsPath = (slug: string) => `/training/${encodeURIComponent(slug)}`;
/** The page of a module, under the location the reader has open. */
export const modulePath = (slug: string, moduleId: number, pageId?: number) =>
  `/training/${encodeURIComponent(slug)}?module=${moduleId}${pageId === undefined ? '' : `&page=${pageId}`}`;
