import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../bootstrap/processes.mjs';
import { root as project } from '../bootstrap/runtime.mjs';
import { readUnchanged } from './unchanged-parts.mjs';

describe('parts that have passed on the files they depend on', () => {
  let root: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  const kit = () => ({
    root,
    bin: (name: string) => join(project, 'node_modules', '.bin', name),
    run: (command: string, args: string[], options = {}) => run(command, args, { ...options, cwd: root }),
  });
  const read = () => readUnchanged(kit(), ['api', 'e2e', 'lint']);
  const record = () => join(root, 'node_modules/.cache/roadside/passed-parts.json');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'roadside-parts-'));
    write('turbo.json', readFileSync(join(project, 'turbo.json'), 'utf8'));
    const scripts = { 'test:api': 'true', 'test:e2e': 'true' };
    write(
      'package.json',
      JSON.stringify({ name: 'copy', packageManager: 'npm@11.0.0', workspaces: ['apps/*'], scripts }),
    );
    write('package-lock.json', JSON.stringify({ name: 'copy', lockfileVersion: 3, packages: {} }));
    write('.gitignore', 'node_modules\n.turbo\n');
    write('apps/api/package.json', JSON.stringify({ name: 'api' }));
    write('apps/web/package.json', JSON.stringify({ name: 'web' }));
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
  });

  it('runs everything when turbo fails or prints something unreadable', async () => {
    for (const answer of [
      { code: 1, output: '' },
      { code: 0, output: 'no { JSON }' },
    ]) {
      const { earlier, keep } = await readUnchanged({ ...kit(), run: async () => answer }, ['api']);
      keep('api', 1);
      expect(earlier('api')).toBeUndefined();
    }
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
