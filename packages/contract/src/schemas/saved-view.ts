import { z } from 'zod';
import { instant, positiveId } from './scalars.ts';

/** Saved column settings of a table: the parts of its state that are not in the URL. */
export const viewColumns = z.strictObject({
  hidden: z.array(z.string().max(64)).max(60).optional(),
  order: z.array(z.string().max(64)).max(60).optional(),
  pinnedStart: z.array(z.string().max(64)).max(60).optional(),
  pinnedEnd: z.array(z.string().max(64)).max(60).optional(),
  widths: z.record(z.string().max(64), z.int().min(16).max(2000)).optional(),
});
export type ViewColumns = z.output<typeof viewColumns>;

/** A saved list view. It names no location, so it works for every location the person may view. */
export const savedView = z
  .object({
    id: positiveId,
    name: z.string(),
    query: z.string().describe("The URL's query with its question mark; empty for the default list."),
    columns: viewColumns,
    updated_at: instant,
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;
