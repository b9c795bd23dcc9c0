/** What a key press says about sending. */
interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Browsers name the key so while letters are being composed, also for the Enter that ends it. */
const composingKeyCode = 229;

/**
 * Whether Enter sends. It does not while an input method composes letters, where Enter takes the proposed ones; nor with
 * Shift; nor on a keyboard on glass, where there is no Shift and Enter, unless with Ctrl or Cmd.
 */
export function sends(
  { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, keyCode }: KeyPress,
  onGlass: boolean,
): boolean {
  if (key !== 'Enter' || isComposing || keyCode === composingKeyCode || shiftKey || altKey) return false;
  return ctrlKey || metaKey || !onGlass;
}
