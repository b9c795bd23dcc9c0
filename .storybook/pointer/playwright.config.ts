import { defineConfig } from '@playwright/test';
import { ensureChromium, unneededSwitches } from '../../tooling/bootstrap/chromium.mjs';

const { path: executablePath, missing } = await ensureChromium();
if (!executablePath) throw new Error(missing);

/**
 * Stories driven with real mouse and touch input, over the static build. It covers what synthetic events can't, such as
 * which element the browser targets while a pointer is captured.
 *   npm run storybook:test && npx playwright test -c .storybook/pointer
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.pointer.ts',
  outputDir: '../../test-results/pointer',
  fullyParallel: true,
  forbidOnly: process.env.CI === '1',
  retries: 0,
  workers: 2,
  // Limits only end a hang: how fast the machine is decides nothing.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      ignoreDefaultArgs: unneededSwitches(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
});
