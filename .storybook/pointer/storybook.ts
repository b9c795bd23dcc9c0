import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serveStatic } from '../serve-static.mjs';

export { expect };

/** A test that serves the built stories. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await serveStatic(join(import.meta.dirname, '..', '..', 'storybook-static'));
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
