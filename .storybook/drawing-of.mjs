import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';

/** Edges, curves, shadows and a gradient: shapes a rasterizer may round differently on another processor. */
const shapes = `<svg width="300" height="90" stroke="#235" fill="none"><circle cx="45" cy="45" r="40.3" stroke-width="1.5"/><path d="M90 80 Q130 -30 190 60 T290 20" stroke-width="1.75"/></svg>
<div style="display:inline-block;inline-size:200px;block-size:60px;border-radius:9px;border:1px solid #456;box-shadow:0 2px 9px #0008;background:linear-gradient(95deg,#fd5,#247)"></div>`;

/** Letters and symbols that the packages' own fonts lack, so the system's fonts draw them. */
const sample = 'Roadside 0123 ←↑→↓↵⌘⇧⌫ äßŁ عربي';

/**
 * Everything that affects how a browser renders: its version, the platform, and a digest of how the system's fonts and
 * this processor draw.
 * @param {string} executablePath
 * @returns {Promise<{ chromium: string, platform: string, letters: string }>}
 */
export async function drawingOf(executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 320 }, deviceScaleFactor: 1 });
    await page.setContent(
      `<p style="font: 20px sans-serif">${sample}</p><p style="font: 20px monospace">${sample}</p>${shapes}`,
    );
    const letters = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16);
    return {
      chromium: browser.version(),
      platform: `${process.platform}-${process.arch}`,
      letters,
    };
  } finally {
    await browser.close();
  }
}
