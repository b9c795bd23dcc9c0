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
    ['await vi.waitFor(() => { expect(onSend).not.toHaveBeenLastCalledWith(1); });', 'not to be called'],
  ])('refuses %s', (text, why) => {
    expect(problems(`const before = 1;\n${text}`)).toEqual([expect.stringMatching(new RegExp(`^2: .*${why}`))]);
  });

  it.each([
    'await waitFor(() => expect(onSend).toHaveBeenCalled());\nexpect(onMove).not.toHaveBeenCalled();',
    "await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());",
    'setTimeout(() => leaving.abort(), 20);',
    'createServer(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); });',
    'handle.setPointerCapture(event.pointerId);',
    "// A comment may say waitForTimeout( and '__react'.",
  ])('accepts %s', (text) => {
    expect(problems(text)).toEqual([]);
  });
});
