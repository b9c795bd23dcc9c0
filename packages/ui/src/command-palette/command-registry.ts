'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Command } from './command.ts';

/** The one place all commands are known. */
export interface CommandRegistry {
  /** Adds commands and gives back what takes them out again. A command of the same id hides the one added before it. */
  readonly register: (commands: readonly Command[]) => () => void;
  /** All commands that hold now; the same array until something changes. */
  readonly current: () => readonly Command[];
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Makes a registry. The application has one; its palette, its menus, its keys and its help read from it.
 *
 * @example
 * const commands = createCommandRegistry();
 * commands.register([{ id: 'home', label: 'Go to Home', keys: 'G H', run: () => navigate('/home') }]);
 */
export function createCommandRegistry(): CommandRegistry {
  const listeners = new Set<() => void>();
  let added: readonly (readonly Command[])[] = [];
  let current: readonly Command[] = [];
  const update = (next: typeof added) => {
    added = next;
    const byId = new Map<string, Command>();
    for (const commands of added) for (const command of commands) byId.set(command.id, command);
    current = [...byId.values()];
    for (const changed of listeners) changed();
  };
  return {
    register: (commands) => {
      // A copy of its own, so that the same list registered twice is taken out once.
      const own = [...commands];
      update([...added, own]);
      return () => update(added.filter((other) => other !== own));
    },
    current: () => current,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

const nothing: readonly Command[] = [];

/** All commands of a registry, as they change. */
export const useCommands = (registry: CommandRegistry): readonly Command[] =>
  useSyncExternalStore(registry.subscribe, registry.current, () => nothing);

/** Offers commands for as long as a screen is shown. Give the same array until they change. */
export function useRegisterCommands(registry: CommandRegistry, commands: readonly Command[]) {
  useEffect(() => registry.register(commands), [registry, commands]);
}
