import type { Config } from '../config/config.ts';
import { chromiumPrinter } from './pdf-printer.ts';
import type { PdfPrinter } from './pdf-printer.ts';

const inUse = new Map<string, { readonly printer: PdfPrinter; users: number }>();

/**
 * The one Chromium of this process, for emails and for people who wait. It prints one page at a time, and ends when its
 * last user closes it.
 */
export function sharedPrinter({ chromium, paper }: NonNullable<Config['pdf']>): PdfPrinter {
  const key = `${paper} ${chromium}`;
  const shared = inUse.get(key) ?? { printer: chromiumPrinter(chromium, paper), users: 0 };
  inUse.set(key, shared);
  shared.users += 1;
  let open = true;
  return {
    print: (html, signal) => shared.printer.print(html, signal),
    async close() {
      if (!open) return;
      open = false;
      shared.users -= 1;
      if (shared.users > 0) return;
      inUse.delete(key);
      await shared.printer.close();
    },
  };
}
