'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Command } from './command.ts';

/** The single source of all commands. */
export interface CommandRegistry {
  /** Adds commands and returns a function that removes them. A command hides an earlier one with the same id. */
  readonly register: (commands: readonly Command[]) => () => void;
  /** All active commands. Returns the same array until something changes. */
  readonly current: () => readonly Command[];
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Creates a registry. The application has one; its palette, menus, shortcuts and help read from it.
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
      // A copy, so that each registration of the same list is removed separately.
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

/** Returns all commands of a registry and re-renders when they change. */
export const useCommands = (registry: CommandRegistry): readonly Command[] =>
  useSyncExternalStore(registry.subscribe, registry.current, () => nothing);

/** Registers commands for as long as a screen is mounted. Pass the same array until they change. */
export function useRegisterCommands(registry: CommandRegistry, commands: readonly Command[]) {
  useEffect(() => registry.register(commands), [registry, commands]);
}
