import type { Glyph } from './glyph.ts';

/** The stages of a job, in order; cancelled can follow any of them. */
export type StageName = 'new' | 'assigned' | 'enRoute' | 'onScene' | 'done' | 'cancelled';

const ring = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18';

/** A ring that fills as work proceeds, struck through if the job is canceled. */
export const stageGlyphs: Readonly<Record<StageName, Glyph>> = {
  new: { strokes: [ring], fills: [] },
  assigned: { strokes: [ring], fills: ['M12 12V3a9 9 0 0 1 9 9z'] },
  enRoute: { strokes: [ring], fills: ['M12 3a9 9 0 0 1 0 18z'] },
  onScene: { strokes: [ring], fills: ['M12 12V3a9 9 0 1 1 -9 9z'] },
  done: { strokes: [ring], fills: [ring] },
  cancelled: { strokes: [ring, 'M5.6 18.4L18.4 5.6'], fills: [] },
};
