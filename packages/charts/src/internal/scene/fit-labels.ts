import type { Tick } from './scene.ts';
import { shorten, textWidth } from './text-width.ts';

/** The plot widths, in pixels, from which on labels appear. The style sheet holds the same numbers. */
export const plotWidths = [0, 240, 440, 596, 880] as const;
/** Labels fit the narrowest plot they are shown in; those that are always shown fit this. */
export const narrowest = 150;
const gap = 14;
/** Longer labels end in an ellipsis. */
const longest = 80;

/** A text of an axis, and where it stands: 0 to 1000. */
export interface Label {
  readonly at: number;
  readonly text: string;
}

/**
 * Chooses which labels of an axis are shown at which width, so that they never meet: every label appears from the
 * narrowest plot on that has room for it, and every wider plot keeps those of the narrower ones. Labels no plot has room for are left out.
 */
export function fitLabels(labels: readonly Label[]): readonly Tick[] {
  const width = Math.max(1, ...labels.map(({ text }) => Math.min(longest, textWidth(text)))) + gap;
  const steps: number[] = [];
  let step = 1;
  for (const from of plotWidths.toReversed()) {
    step *= Math.ceil(labels.length / (Math.floor((from || narrowest) / width) || 1) / step);
    steps.unshift(step);
  }
  return labels.flatMap((label, index) => {
    const from = plotWidths[steps.findIndex((every) => index % every === 0)];
    return from === undefined ? [] : [{ at: label.at, text: shorten(label.text, longest), from }];
  });
}
