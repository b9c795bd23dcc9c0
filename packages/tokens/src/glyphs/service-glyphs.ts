import type { Glyph } from './glyph.ts';

/** Service types of a bar, a badge or a shift. */
export type ServiceName = 'tow' | 'battery' | 'light' | 'multiple' | 'none' | 'unavailable';

/** One glyph per service type. The path data is from Tabler Icons (MIT; see NOTICE). */
export const serviceGlyphs: Readonly<Record<ServiceName, Glyph>> = {
  tow: {
    strokes: [
      'M3 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      'M7 18h8m4 0h2v-6a5 5 0 0 0 -5 -5h-1l1.5 5h4.5',
      'M12 18v-11h3',
      'M3 17v-5h9',
      'M4 12v-6l18 -3v2',
      'M8 12v-4l-4 -2',
    ],
    fills: [],
  },
  battery: {
    strokes: [
      'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -10',
      'M6 5v-2',
      'M18 3v2',
      'M6.5 12h3',
      'M14.5 12h3',
      'M16 10.5v3',
    ],
    fills: [],
  },
  light: {
    strokes: [
      'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0',
      'M15 9h.01',
    ],
    fills: [],
  },
  multiple: { strokes: ['M12 4l-8 4l8 4l8 -4l-8 -4', 'M4 12l8 4l8 -4', 'M4 16l8 4l8 -4'], fills: [] },
  none: { strokes: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'], fills: [] },
  unavailable: {
    strokes: [
      'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      'M15.584 15.588a2 2 0 0 0 2.828 2.83',
      'M5 17h-2v-6l2 -5h1m4 0h4l4 5h1a2 2 0 0 1 2 2v4m-6 0h-6m-6 -6h8m4 0h3m-6 -3v-2',
      'M3 3l18 18',
    ],
    fills: [],
  },
};
