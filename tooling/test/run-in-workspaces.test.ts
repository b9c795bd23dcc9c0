import { describe, expect, it } from 'vitest';
import { runInOrder } from '../run-in-workspaces.mjs';

const workspaces = [
  { name: 'web', needs: ['ui', 'domain', 'react'] },
  { name: 'api', needs: ['domain'] },
  { name: 'ui', needs: ['tokens'] },
  { name: 'tokens', needs: [] },
  { name: 'domain', needs: [] },
];

describe('a script in the workspaces', () => {
  it('runs once in each, after the ones it needs, and no more at once than there are lanes', async () => {
    const events: string[] = [];
    let running = 0;
    const outcomes = await runInOrder(
      workspaces,
      workspaces.map(({ name }) => name),
      2,
      async (name) => {
        running += 1;
        expect(running).toBeLessThanOrEqual(2);
        events.push(`${name} begins`);
        await new Promise((resume) => setImmediate(resume));
        events.push(`${name} ends`);
        running -= 1;
        return name;
      },
    );
    expect(outcomes.toSorted()).toEqual(['api', 'domain', 'tokens', 'ui', 'web']);
    expect(events).toHaveLength(10);
    const at = (event: string) => events.indexOf(event);
    for (const { name, needs } of workspaces)
      for (const need of needs.filter((other) => other !== 'react'))
        expect(at(`${need} ends`)).toBeLessThan(at(`${name} begins`));
  });

  it('runs only in the named one and what it needs', async () => {
    expect(await runInOrder(workspaces, ['ui'], 1, async (name) => name)).toEqual(['tokens', 'ui']);
  });
});
