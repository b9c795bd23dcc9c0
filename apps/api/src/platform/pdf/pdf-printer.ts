import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';

/** Prints pages. The one implementation is a Chromium that the operator has; tests bring their own. */
export interface PdfPrinter {
  /** A PDF of a page that needs nothing but itself. Once the signal is aborted, a page that waits isn't printed. */
  print(html: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Ends what printing has started. */
  close(): Promise<void>;
}

/** Paper sizes of printed reports. */
export const papers = ['Letter', 'A4'] as const;
export type Paper = (typeof papers)[number];

/** Nothing can be printed: the operator's Chromium doesn't start. */
export class PrinterNotStartedError extends Error {
  override readonly name = 'PrinterNotStartedError';

  constructor(executablePath: string, cause: unknown) {
    super(`PDF_CHROMIUM=${executablePath} could not be started.`, { cause });
  }
}

/** Why a path can't be a Chromium, in words for the operator; null if it names a program. */
export async function printerProblem(executablePath: string): Promise<string | null> {
  const problem = (what: string) =>
    `PDF_CHROMIUM=${executablePath} ${what}. Reports go out without PDFs until it names a Chromium or Chrome.`;
  const found = await stat(executablePath).catch(() => null);
  if (!found) return problem('doesn’t exist');
  if (!found.isFile()) return problem('isn’t a program');
  return access(executablePath, constants.X_OK).then(
    () => null,
    () => problem('can’t be run by this user'),
  );
}

/**
 * Prints with a Chromium, which is started for the first page. Scripts are off and every request is refused, so that a
 * name or a comment on a page can reach nothing, whatever it says.
 */
export function chromiumPrinter(executablePath: string, paper: Paper): PdfPrinter {
  let browser: Promise<Browser> | undefined;
  let page: Promise<Page> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const { chromium } = await import('playwright-core');
    try {
      // Chromium refuses to start its sandbox for root.
      return await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
    } catch (error) {
      throw new PrinterNotStartedError(executablePath, error);
    }
  };
  const open = async () => {
    browser ??= start();
    const opened = await (await browser).newPage({ javaScriptEnabled: false, offline: true });
    await opened.route('**/*', (route) => route.abort());
    return opened;
  };
  const printNow = async (html: string) => {
    // One page for all: opening another takes longer than most prints. Nothing of a print stays, since no script runs.
    page ??= open();
    try {
      const opened = await page;
      await opened.setContent(html, { waitUntil: 'domcontentloaded' });
      return new Uint8Array(await opened.pdf({ format: paper, printBackground: true, tagged: true }));
    } catch (error) {
      const broken = page;
      page = undefined;
      await broken.then((opened) => opened.close()).catch(() => undefined);
      // The next print starts another browser if this one is gone.
      if ((await browser?.catch(() => null))?.isConnected() !== true) browser = undefined;
      throw error;
    }
  };
  return {
    async print(html, signal) {
      const printed = last.then(() => {
        signal?.throwIfAborted();
        return printNow(html);
      });
      last = printed.catch(() => undefined);
      return printed;
    },
    async close() {
      const started = browser;
      browser = undefined;
      page = undefined;
      await (await started?.catch(() => undefined))?.close();
    },
  };
}
