import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

/** Renders on the server and returns the HTML with all React warnings. */
export function renderOnServer(element: ReactElement): {
  readonly html: string;
  readonly warnings: readonly unknown[][];
} {
  const warnings: unknown[][] = [];
  const spies = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => void warnings.push(words)),
  );
  try {
    return { html: renderToString(element), warnings };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Every number in all path data of some HTML. */
export const pathNumbers = (html: string): readonly number[] =>
  [...html.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => d?.match(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g)?.map(Number) ?? []);
