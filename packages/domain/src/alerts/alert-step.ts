/** Which side of its threshold a metric is told about. */
export const alertDirections = ['below', 'above'] as const;
export type AlertDirection = (typeof alertDirections)[number];

/** `watching`: the next crossing is told. `crossed`: it was told, and isn't again until the alert is reset. */
export type AlertState = 'watching' | 'crossed';

/** What an alert waits for. */
export interface AlertRule {
  readonly direction: AlertDirection;
  readonly threshold: number;
}

/** How far a number must come back past its threshold to reset the alert, as a share of the threshold. */
export const alertRecovery = 0.01;

/** What a new value does to an alert. */
export interface AlertStep {
  readonly state: AlertState;
  /** Whether the person is told now. */
  readonly tells: boolean;
}

/**
 * The state of an alert after a value. A crossing is told once. A number that swings around its threshold tells nothing
 * more: the alert watches again when the number has come back by 1% of the threshold, or when its person resets it.
 * @param value null if there is none, or too little was counted to say
 */
export function alertStep(state: AlertState, { direction, threshold }: AlertRule, value: number | null): AlertStep {
  if (value === null) return { state, tells: false };
  const past = direction === 'below' ? threshold - value : value - threshold;
  if (past > 0) return { state: 'crossed', tells: state === 'watching' };
  const isBack = -past >= Math.abs(threshold) * alertRecovery;
  return { state: isBack ? 'watching' : state, tells: false };
}
