import type { MediaSteering } from './use-playback.ts';

interface KeyPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface MoreKeys {
  readonly rtl: boolean;
  readonly onCaptions?: (() => void) | undefined;
  readonly onFullScreen?: (() => void) | undefined;
}

const hasOwnKeys = (target: EventTarget, key: string) =>
  target instanceof Element &&
  (target.closest('[role="slider"], [role="menu"], input, textarea, select') !== null ||
    ((key === ' ' || key === 'Enter') && target.closest('button, a, summary') !== null));

/**
 * Handles a player's keyboard shortcuts while focus is inside it. Sliders keep their arrow keys and buttons keep Space.
 *
 * @returns whether the key was a shortcut
 */
export function mediaKey(
  { key, target, ctrlKey, metaKey, altKey }: KeyPress,
  steer: MediaSteering,
  { rtl, onCaptions, onFullScreen }: MoreKeys,
): boolean {
  if (ctrlKey || metaKey || altKey || hasOwnKeys(target, key)) return false;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': steer.toggle,
    k: steer.toggle,
    [forward]: () => steer.by(5),
    [back]: () => steer.by(-5),
    l: () => steer.by(10),
    j: () => steer.by(-10),
    m: steer.toggleMuted,
    c: onCaptions,
    f: onFullScreen,
  };
  const act = keys[key.length === 1 ? key.toLowerCase() : key];
  act?.();
  return act !== undefined;
}
