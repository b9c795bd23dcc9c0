import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';

/** Letters and signs the packages' own fonts do not hold, so that the system's draw them. */
const sample = 'Roadside 0123 ←↑→↓↵⌘⇧⌫ äßŁ عربي';

/**
 * What decides how a browser draws: its major version, the platform, and a digest of how the system's fonts draw.
 * @param {string} executablePath
 * @returns {Promise<{ chromium: string, platform: string, letters: string }>}
 */
export async function drawingOf(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'] });
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 200 }, deviceScaleFactor: 1 });
    await page.setContent(`<p style="font: 20px sans-serif">${sample}</p><p style="font: 20px monospace">${sample}</p>`);
    const letters = createHash('sha256').update(await page.screenshot()).digest('hex').slice(0, 16);
    return { chromium: browser.version().split('.')[0] ?? 'unknown', platform: `${process.platform}-${process.arch}`, letters };
  } finally {
    await browser.close();
  }
}
