import type { Command } from '@roadside/ui/command-palette';
import { useEffect, useSyncExternalStore } from 'react';

const none: readonly Command[] = [];
let current = none;
const listeners = new Set<() => void>();

function publish(commands: readonly Command[]): void {
  current = commands;
  for (const listener of listeners) listener();
}

/**
 * Adds commands of the open screen to the palette, the quick keys and the keyboard help while the caller is mounted.
 * Keep the array stable (`useMemo`): a new one is a change.
 */
export function usePageCommands(commands: readonly Command[]): void {
  useEffect(() => {
    publish(commands);
    return () => publish(none);
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
