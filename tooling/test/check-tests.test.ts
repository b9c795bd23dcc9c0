import { describe, expect, it } from 'vitest';
import { problemsIn } from '../check-tests.mjs';

const problems = (text: string, path = 'a.test.ts') => problemsIn(path, text);

describe('check-tests', () => {
  it.each([
    ['await page.waitForTimeout(500);', 'Fixed sleep'],
    ['await new Promise((resolve) => setTimeout(resolve, 300));', 'Fixed sleep'],
    ['await new Promise((resolve) => { setTimeout(resolve, 300); });', 'Fixed sleep'],
    ['handle.setPointerCapture = () => undefined;', 'setPointerCapture'],
    ["Object.keys(part).some((key) => key.startsWith('__react'));", 'private keys'],
    ['element.__reactProps$1;', 'private keys'],
    ['await waitFor(() => expect(onSend).not.toHaveBeenCalled());', 'not to be called'],
    ['await waitFor(async () => { await expect(onSend).not.toHaveBeenCalledWith(1); });', 'not to be called'],
    ['await waitFor(() => { expect(onSend).not.toHaveBeenLastCalledWith(1); });', 'not to be called'],
    ['await expect.poll(() => seen, { timeout: 5_000 }).toBe(1);', 'less than a minute'],
    ['await expect(row).toBeVisible({ timeout: 900 });', 'less than a minute'],
    ['const soon = { timeout: 8000 };', 'less than a minute'],
    ['await vi.waitFor(() => expect(seen).toBe(1));', 'less than a minute'],
    ['expect(performance.now() - began).toBeLessThan(1000);', 'slow machine'],
    ["it('is quick', { timeout: 30_000 }, () => {});", 'less than a minute'],
  ])('refuses %s', (text, why) => {
    expect(problems(`const before = 1;\n${text}`)).toEqual([expect.stringMatching(new RegExp(`^2: .*${why}`))]);
  });

  it.each([
    'await waitFor(() => expect(onSend).toHaveBeenCalled());\nexpect(onMove).not.toHaveBeenCalled();',
    "await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());",
    'setTimeout(() => leaving.abort(), 20);',
    'createServer(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); });',
    'handle.setPointerCapture(event.pointerId);',
    'await expect.poll(() => seen, { timeout: 60_000 }).toBe(1);',
    'await expect.poll(() => seen).toBe(1);',
    'await expect(async () => { await expect(row).toHaveCount(0, { timeout: 1000 }); }).toPass();',
    'expect(performance.now() - began).toBeGreaterThan(900);',
    'requestIdleCallback(idle, { timeout: 5_000 });',
    'await vi.waitFor(() => expect(seen).toBe(1), { timeout: 60_000 });',
    "// A comment may say waitForTimeout( and '__react'.",
  ])('accepts %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('lets a journey name a type of a package, and no value', () => {
    const value = "import { positionWords } from '@roadside/domain/permissions';";
    expect(problems(value, 'apps/web/e2e/new-person.ts')).toEqual([expect.stringContaining('unbuilt')]);
    expect(problems(value, 'apps/web/app/a.test.ts')).toEqual([]);
    const type = "import type { Position } from '@roadside/domain/permissions';";
    expect(problems(type, 'apps/web/e2e/new-person.ts')).toEqual([]);
  });

  it('follows what a journey imports', () => {
    const files = new Map([
      ['apps/web/app/model/addresses.ts', "export { after } from './days.ts';\nimport type { Day } from './day.ts';"],
      [
        'apps/web/app/model/days.ts',
        "import '../model/addresses.ts';\nimport { addDays } from '@roadside/domain/calendar';",
      ],
      ['apps/web/app/model/plain.ts', "import type { Day } from '@roadside/domain/calendar';\nimport './gone.ts';"],
    ]);
    const journey = (from: string) =>
      problemsIn('apps/web/e2e/a.e2e.ts', `import { a } from '${from}';`, (path) => files.get(path) ?? null);
    expect(journey('../app/model/addresses.ts')).toEqual([expect.stringMatching(/^1: .*unbuilt/)]);
    expect(journey('../app/model/plain.ts')).toEqual([]);
    expect(journey('node:path')).toEqual([]);
  });
});
