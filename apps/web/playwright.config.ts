import { defineConfig } from '@playwright/test';
import { ensureChromium, unneededSwitches } from '../../tooling/bootstrap/chromium.mjs';

const { path: executablePath, missing } = await ensureChromium();
if (!executablePath) throw new Error(missing);
// The workers read this file too, and find it here.
process.env.CHROMIUM_PATH = executablePath;

/**
 * End-to-end tests against a running stack. `npm run test:e2e` starts one on a small world; by hand:
 *   ROADSIDE_SCALE=0.05 npm start                                   (in one terminal)
 *   WEB_URL=http://127.0.0.1:3000 API_URL=http://127.0.0.1:4000 npx playwright test -c apps/web
 * WEB_URL is the web app, in demo mode. With API_URL the tests of a failing api run too: they put a gate of their own
 * between that api and a second web server (built first: npm run build -w apps/web).
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI === '1',
  // A journey that passes on its second try is reported by name as flaky (tooling/test/parts.mjs).
  retries: 1,
  workers: 2,
  // Limits only end a hang: how fast the machine is decides nothing.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.WEB_URL ?? 'http://127.0.0.1:3000',
    viewport: { width: 1280, height: 900 },
    // A browser without a window calls itself headless, which the server takes for a crawler: it would send whole pages where people get streamed ones.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      ignoreDefaultArgs: unneededSwitches(),
      // The processor draws pages, which is quicker than playing a graphics card.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
});
