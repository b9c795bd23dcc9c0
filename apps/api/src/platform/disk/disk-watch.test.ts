import { describe, expect, test } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { DiskWatch } from './disk-watch.ts';
import type { Space } from './disk-watch.ts';

const gigabyte = 1024 ** 3;

function scene() {
  const state: { space: Space | Error; at: number } = { space: { total: gigabyte, free: gigabyte }, at: 0 };
  const warnings: string[] = [];
  const watch = new DiskWatch({
    folder: '/data',
    log: silentLog,
    onWarning: (text) => warnings.push(text),
    readSpace: async () => {
      if (state.space instanceof Error) throw state.space;
      return state.space;
    },
    now: () => state.at,
  });
  const look = async (usedShare: number) => {
    state.space = { total: gigabyte, free: gigabyte * (1 - usedShare) };
    await watch.look();
  };
  return { state, warnings, watch, look };
}

describe('the disk', () => {
  test('warns once at 90 %, and again after there was room in between', async () => {
    const { warnings, look } = scene();
    await look(0.89);
    expect(warnings).toEqual([]);
    await look(0.905);
    await look(0.95);
    await look(0.895);
    await look(0.905);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/90% full \(97 MB left\)/);
    await look(0.5);
    await look(0.92);
    expect(warnings).toHaveLength(2);
  });

  test('is full when almost nothing is left', async () => {
    const { watch, look } = scene();
    await look(0.95);
    expect(watch.problem()).toBeNull();
    await look(0.999);
    expect(watch.problem()).toMatch(/is full \(1 MB left\)/);
    await look(0.5);
    expect(watch.problem()).toBeNull();
  });

  test('on a remote database counts as full for a minute after a refused write', () => {
    const { watch, state } = scene();
    watch.noteRefusedWrite();
    state.at = 59_999;
    expect(watch.problem()).toMatch(/A write failed/);
    state.at = 60_000;
    expect(watch.problem()).toBeNull();
  });

  test('is not reported as full when it cannot be read', async () => {
    const { watch, state } = scene();
    state.space = new Error('statfs failed');
    await watch.look();
    expect(watch.problem()).toBeNull();
  });
});
