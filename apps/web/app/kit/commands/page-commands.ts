import type { Command } from '@roadside/ui/command-palette';
import { useEffect, useSyncExternalStore } from 'react';

const none: readonly Command[] = [];
let current = none;
/** Keyed by caller: a screen and its parts may each publish commands. */
const published = new Map<object, readonly Command[]>();
const listeners = new Set<() => void>();

function publish(caller: object, commands: readonly Command[]): void {
  if (commands.length > 0) published.set(caller, commands);
  else if (!published.delete(caller)) return;
  current = published.size > 0 ? [...published.values()].flat() : none;
  for (const listener of listeners) listener();
}

/**
 * Adds commands of the open screen to the palette, the quick keys and the keyboard help while the caller is mounted.
 * Memoize the array: a new one counts as a change.
 */
export function usePageCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const caller = {};
    publish(caller, commands);
    return () => publish(caller, none);
  }, [commands]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The commands of the open screen, for the shell. */
export function useCurrentPageCommands(): readonly Command[] {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}
