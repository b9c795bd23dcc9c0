import type { Ramp } from './scene.ts';

/** The number of colors in a sequential or diverging scale. */
const steps = 7;

/** Color scale settings. */
export interface StepScale {
  /** `lamp` for demand, `cool` for capacity, `diverging` for below and above the midpoint.
   * @defaultValue 'lamp' */
  readonly scale?: Ramp['scale'] | undefined;
  /** The midpoint of a diverging scale. @defaultValue 0 */
  readonly middle?: number | undefined;
}

/** The ends of the scale: the range of the values, or the same distance on both sides of the midpoint. */
export function scaleEnds(
  [low, high]: readonly [number, number],
  { scale, middle = 0 }: StepScale,
): readonly [number, number] {
  if (scale !== 'diverging') return [low, high];
  const reach = Math.max(Math.abs(low - middle), Math.abs(high - middle));
  return [middle - reach, middle + reach];
}

/** The step (1 to 7) of a value; values outside the scale get the first or the last. */
export function stepOf(value: number, [from, to]: readonly [number, number], { scale }: StepScale): number {
  if (to === from) return scale === 'diverging' ? 4 : 1;
  return Math.min(steps, Math.max(1, Math.ceil(((value - from) / (to - from)) * steps)));
}
