import type { Browser } from 'playwright-core';

/** Prints pages. The one implementation is a Chromium that the operator has; tests bring their own. */
export interface PdfPrinter {
  /** A PDF of a page that needs nothing but itself. */
  print(html: string): Promise<Uint8Array>;
  /** Ends what printing has started. */
  close(): Promise<void>;
}

/** Paper sizes of printed reports. */
export const papers = ['Letter', 'A4'] as const;
export type Paper = (typeof papers)[number];

/**
 * Prints with a Chromium, which is started for the first page. Scripts are off and every request is refused, so that a
 * name or a comment on a page can reach nothing, whatever it says.
 */
export function chromiumPrinter(executablePath: string, paper: Paper): PdfPrinter {
  let browser: Promise<Browser> | undefined;
  const start = async () => {
    const { chromium } = await import('playwright-core');
    // Chromium refuses to start its sandbox for root.
    return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  };
  return {
    async print(html) {
      browser ??= start();
      const page = await (await browser).newPage({ javaScriptEnabled: false, offline: true });
      try {
        await page.route('**/*', (route) => route.abort());
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        return new Uint8Array(await page.pdf({ format: paper, printBackground: true, tagged: true }));
      } finally {
        await page.close();
      }
    },
    async close() {
      const started = browser;
      browser = undefined;
      await (await started?.catch(() => undefined))?.close();
    },
  };
}
