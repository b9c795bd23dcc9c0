import type { Tick } from './scene.ts';
import { shorten, textWidth } from './text-width.ts';

/** The plot widths, in pixels, at which more labels appear. The style sheet has the same numbers. */
export const plotWidths = [0, 240, 440, 596, 880] as const;
/** Labels must fit the narrowest plot they are shown in; labels that always show must fit this width. */
export const narrowest = 150;
const gap = 14;
/** Longer labels end in an ellipsis. */
const longest = 80;

/** An axis label and its position: 0 to 1000. */
export interface Label {
  readonly at: number;
  readonly text: string;
}

/**
 * Decides which axis labels show at which width, so that they never overlap. Each label appears at the narrowest width
 * that has room for it, and wider plots keep all labels of narrower ones. Labels that fit at no width are dropped.
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
