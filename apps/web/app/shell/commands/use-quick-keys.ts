import type { Command } from '@roadside/ui/command-palette';
import { useEffect, useRef } from 'react';
import { keysAreFree } from './keys-free.ts';
import { nextKey } from './key-sequence.ts';

/** Runs commands by their shortcuts, unless the person is typing or something covers the page. */
export function useQuickKeys(commands: readonly Command[]): void {
  const current = useRef(commands);
  useEffect(() => {
    current.current = commands;
  });
  useEffect(() => {
    let pressed: readonly string[] = [];
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        event.key === 'Shift' ||
        !keysAreFree(event.target)
      )
        return;
      const offered = current.current.filter(({ keys, disabled }) => keys && !disabled);
      const step = nextKey(
        offered.map(({ keys }) => keys ?? ''),
        pressed,
        event.key,
        event.timeStamp - last,
      );
      pressed = step.pressed;
      last = event.timeStamp;
      const command = step.complete === null ? undefined : offered[step.complete];
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
