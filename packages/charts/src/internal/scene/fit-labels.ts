import { rankWidths } from './rank-widths.ts';
import type { Tick } from './scene.ts';
import { shorten, textWidth } from './text-width.ts';

/** Each rank is chosen so that it fits the narrowest plot it is shown in; the first fits this. */
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
 * Chooses which labels of an axis are shown at which width, so that they never meet: every label gets the rank of the
 * narrowest plot that has room for it, and every wider plot keeps those of the narrower ones. Labels no plot has room for are left out.
 */
export function fitLabels(labels: readonly Label[]): readonly Tick[] {
  const width = Math.max(1, ...labels.map(({ text }) => Math.min(longest, textWidth(text)))) + gap;
  const steps: number[] = [];
  for (let rank = 3; rank >= 0; rank -= 1) {
    const needed = Math.ceil(labels.length / Math.max(1, Math.floor((rankWidths[rank] || narrowest) / width)));
    const finer = steps[0] ?? 1;
    steps.unshift(Math.ceil(needed / finer) * finer);
  }
  return labels.flatMap((label, index) => {
    const rank = steps.findIndex((step) => index % step === 0);
    return rank < 0 ? [] : [{ at: label.at, text: shorten(label.text, longest), rank: rank as Tick['rank'] }];
  });
}
