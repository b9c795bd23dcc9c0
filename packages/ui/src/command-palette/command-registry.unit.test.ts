import { describe, expect, it, vi } from 'vitest';
import { createCommandRegistry } from './command-registry.ts';

const command = (id: string, label = id) => ({ id, label, run: () => undefined });

describe('the registry of commands', () => {
  it('holds commands until they are removed', () => {
    const registry = createCommandRegistry();
    const remove = registry.register([command('a'), command('b')]);
    registry.register([command('c')]);
    expect(registry.current().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    remove();
    remove();
    expect(registry.current().map(({ id }) => id)).toEqual(['c']);
  });

  it('lets a screen replace a command while it is shown', () => {
    const registry = createCommandRegistry();
    registry.register([command('save', 'Save'), command('x')]);
    const leave = registry.register([command('save', 'Save schedule')]);
    expect(registry.current().map(({ label }) => label)).toEqual(['Save schedule', 'x']);
    leave();
    expect(registry.current().map(({ label }) => label)).toEqual(['Save', 'x']);
  });

  it('notifies listeners once per change, and is stable in between', () => {
    const registry = createCommandRegistry();
    const changed = vi.fn();
    const stop = registry.subscribe(changed);
    const commands = [command('a')];
    registry.register(commands)();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(registry.current()).toBe(registry.current());
    stop();
    registry.register(commands);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
