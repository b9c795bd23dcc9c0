/** The parts of a key press that matter for sending. */
interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Browsers report this key code during IME composition, including for the Enter that ends it. */
const composingKeyCode = 229;

/**
 * Whether Enter sends. It doesn't during IME composition, where Enter accepts the suggestion, nor with Shift. On a
 * touch keyboard, which has no Shift+Enter, it sends only with Ctrl or Cmd.
 */
export function sends(
  { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, keyCode }: KeyPress,
  onGlass: boolean,
): boolean {
  if (key !== 'Enter' || isComposing || keyCode === composingKeyCode || shiftKey || altKey) return false;
  return ctrlKey || metaKey || !onGlass;
}
