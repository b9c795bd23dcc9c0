// A fresh browser for each visit, so that nothing is cached and nobody is signed in by accident.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { chromium } = createRequire(join(import.meta.dirname, '..', '..', 'package.json'))('@playwright/test');

/** The phone of Lighthouse's mobile runs. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
};

/** Runs `visit(context, port)` in a fresh browser with a debugging port for Lighthouse on `port`. */
export async function inFreshBrowser(port, visit) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      // Letters at fractions of a pixel, as phones place them. Rounded, each word has another width than there.
      '--font-render-hinting=none',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
  try {
    return await visit(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
