import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock.ts';

const child = fileURLToPath(new URL('./hold-lock.testchild.ts', import.meta.url));

describe('data folder lock', () => {
  let folder: string;
  const children: ChildProcessWithoutNullStreams[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roadside lock '));
  });
  afterEach(async () => {
    for (const running of children.splice(0)) running.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function start(): ChildProcessWithoutNullStreams {
    const started = spawn(process.execPath, [child, folder]);
    children.push(started);
    return started;
  }

  async function holding(): Promise<ChildProcessWithoutNullStreams> {
    const started = start();
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    expect(line.toString()).toBe('held\n');
    return started;
  }

  test('a second process is refused in one line that says who holds the folder, why, and what to do', async () => {
    const holder = await holding();
    const second = start();
    let complaint = '';
    second.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const [code] = (await once(second, 'close')) as [number];
    expect(code).toBe(1);
    expect(complaint.trimEnd().split('\n')).toHaveLength(1);
    expect(complaint).toContain(`process ${holder.pid} (test child, since `);
    expect(complaint).toContain(`kill ${holder.pid}`);
    expect(complaint).toContain('ROADSIDE_DATA=');
  });

  test('a killed process leaves nothing behind: the next one gets the lock right away', async () => {
    for (let round = 0; round < 5; round++) {
      const holder = await holding();
      expect(() => lockDataFolder(folder, 'test')).toThrow(DataFolderLockedError);
      holder.kill('SIGKILL');
      await once(holder, 'close');
      lockDataFolder(folder, 'test').release();
    }
  });

  test('a leftover note is ignored, even if another program now has its process id', async () => {
    await writeFile(join(folder, 'roadside.lock'), '');
    await writeFile(
      join(folder, 'roadside.lock.json'),
      JSON.stringify({ pid: process.ppid, host: 'x', purpose: 'api', since: '2020-01-01' }),
    );
    const lock = lockDataFolder(folder, 'test');
    expect(JSON.parse(await readFile(join(folder, 'roadside.lock.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
      purpose: 'test',
    });
    lock.release();
  });

  test('when many start at the same time, exactly one gets the lock', async () => {
    const begun = Array.from({ length: 6 }, start);
    const outcomes = await Promise.all(
      begun.map((process) =>
        Promise.race([once(process.stdout, 'data').then(() => 'held'), once(process, 'close').then(() => 'refused')]),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['held', 'refused', 'refused', 'refused', 'refused', 'refused']);
  });

  test('release frees the lock, and taking it twice in one process is refused', async () => {
    const lock = lockDataFolder(folder, 'test');
    expect(() => lockDataFolder(folder, 'test')).toThrow(DataFolderLockedError);
    expect(lock.isHeld()).toBe(true);
    lock.release();
    expect(lock.isHeld()).toBe(false);
    const holder = await holding();
    holder.stdin.write('\n');
    await once(holder.stdout, 'data');
    lockDataFolder(folder, 'test').release();
  });

  test('detects that the folder was removed under the running process', async () => {
    const lock = lockDataFolder(folder, 'test');
    await rm(folder, { recursive: true });
    expect(lock.isHeld()).toBe(false);
    lock.release();
  });

  test('a damaged note still gives a clear message', async () => {
    const holder = await holding();
    await writeFile(join(folder, 'roadside.lock.json'), '{"pid":');
    expect(() => lockDataFolder(folder, 'test')).toThrow(/in use by another process.*ROADSIDE_DATA=/);
    holder.kill();
  });
});
