import { describe, expect, it } from 'vitest';
import { noteDeferredBeforeRender } from './note-deferred.ts';

describe('deferred loader data', () => {
  it('carries its outcome as soon as it settles, at any depth', async () => {
    const settled = Promise.resolve('calls');
    const broken = Promise.reject(new Error('gone'));
    let answer = (_value: string) => {};
    const open = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const context: { state?: unknown } = {};
    noteDeferredBeforeRender(context);
    const state = {
      loaderData: { root: null, dashboard: { elements: { 4: { outcome: settled } }, list: [{ broken }, open] } },
    };
    context.state = state;
    expect(context.state).toBe(state);
    await Promise.resolve();
    expect({ ...settled }).toMatchObject({ status: 'fulfilled', value: 'calls' });
    expect({ ...broken }).toMatchObject({ status: 'rejected', reason: new Error('gone') });
    expect({ ...open }).toMatchObject({ status: 'pending' });
    answer('late');
    await Promise.resolve();
    expect({ ...open }).toMatchObject({ status: 'fulfilled', value: 'late' });
  });

  it('leaves a page without data alone', () => {
    const context: { state?: unknown } = { state: undefined };
    noteDeferredBeforeRender(context);
    context.state = undefined;
    expect(context.state).toBeUndefined();
  });
});
