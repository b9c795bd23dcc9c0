import type { Label } from './fit-labels.ts';
import type { Axis } from './scene.ts';
import { shorten, widthInDigits } from './text-width.ts';

interface SideAxisOptions {
  readonly title?: string | undefined;
  /** The space reserved for the labels, in digits; longer ones end in an ellipsis. @defaultValue the longest label's */
  readonly digits?: number;
}

/** An axis at the start or end edge, with its labels stacked vertically and all shown. */
export function sideAxis(
  labels: readonly Label[],
  { title, digits = widthInDigits(labels.map(({ text }) => text)) }: SideAxisOptions = {},
): Axis {
  return {
    ticks: labels
      .map(({ at, text }) => ({ at, text: shorten(text, digits * 6.4 + 3), from: 0 }))
      .sort((a, b) => a.at - b.at),
    title,
    digits,
  };
}
