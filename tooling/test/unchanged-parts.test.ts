import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../bootstrap/processes.mjs';
import { parts } from './parts.mjs';
import { readUnchanged } from './unchanged-parts.mjs';

describe('parts that have passed on the files they depend on', () => {
  let root: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  const kit = () => ({
    root,
    run,
  });
  const some = parts.filter(({ name }) => ['api', 'e2e', 'lint'].includes(name));
  const read = () => readUnchanged(kit(), some);
  const record = () => join(root, 'node_modules/.cache/roadside/passed-parts.json');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'roadside-parts-'));
    write('.gitignore', 'node_modules\n');
    write('apps/api/src/call.ts', '1');
    write('apps/web/app/screen.tsx', '1');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'files');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('forgets a part when one of its files changes, and keeps it when another part’s does', async () => {
    const first = await read();
    expect(first.earlier('api')).toBeUndefined();
    first.keep('api', 12);
    first.keep('e2e', 3);
    expect((await read()).earlier('api')).toMatchObject({ passed: 12 });

    write('apps/web/app/screen.tsx', '2');
    const afterScreen = await read();
    expect(afterScreen.earlier('api')).toMatchObject({ passed: 12 });
    expect(afterScreen.earlier('e2e')).toBeUndefined();

    write('apps/api/src/new-call.ts', '1');
    expect((await read()).earlier('api')).toBeUndefined();
    rmSync(join(root, 'apps/api/src/new-call.ts'));
    expect((await read()).earlier('api')).toBeDefined();
    rmSync(join(root, 'apps/api/src/call.ts'));
    expect((await read()).earlier('api')).toBeUndefined();
    write('apps/api/src/call.ts', '1');
    expect((await read()).earlier('api')).toBeDefined();
  });

  it('runs everything outside a git repository', async () => {
    const failing = { ...kit(), run: async () => ({ code: 128, output: 'fatal: not a git repository' }) };
    const { earlier, keep } = await readUnchanged(failing, some);
    keep('api', 1);
    expect(earlier('api')).toBeUndefined();
  });

  it('never treats a part without listed files as unchanged, nor trusts a broken record', async () => {
    const now = await read();
    now.keep('lint', 5);
    now.keep('e2e', 3);
    expect((await read()).earlier('lint')).toBeUndefined();
    expect((await read()).earlier('e2e')).toBeDefined();
    writeFileSync(record(), '{');
    expect((await read()).earlier('e2e')).toBeUndefined();
  });
});
