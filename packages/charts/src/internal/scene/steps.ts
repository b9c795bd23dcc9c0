import type { Ramp } from './scene.ts';

/** How many colors a sequential or diverging scale has. */
const steps = 7;

/** What decides the ends of a color scale. */
export interface StepScale {
  /** `lamp` for demand, `cool` for capacity, `diverging` for less and more than even.
   * @defaultValue 'lamp' */
  readonly scale?: Ramp['scale'] | undefined;
  /** The value in the middle of a diverging scale. @defaultValue 0 */
  readonly middle?: number | undefined;
}

/** The ends of the scale: those of the values, or as far on either side of the middle. */
export function scaleEnds(
  [low, high]: readonly [number, number],
  { scale, middle = 0 }: StepScale,
): readonly [number, number] {
  if (scale !== 'diverging') return [low, high];
  const reach = Math.max(Math.abs(low - middle), Math.abs(high - middle));
  return [middle - reach, middle + reach];
}

/** Which of seven steps a value falls on; beyond the ends it is the first or the last. */
export function stepOf(value: number, [from, to]: readonly [number, number], { scale }: StepScale): number {
  if (to === from) return scale === 'diverging' ? 4 : 1;
  return Math.min(steps, Math.max(1, Math.ceil(((value - from) / (to - from)) * steps)));
}
