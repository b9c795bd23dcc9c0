import type { MadeFile } from '../files/made-files.ts';
import type { PdfPrinter } from './pdf-printer.ts';
import { pageHtml } from './printed-page.ts';
import type { PrintedPage } from './printed-page.ts';

/** The media type of a PDF. */
export const pdfMediaType = 'application/pdf';

/** Prints a page to a file with its title as the name. */
export async function printedFile(printer: PdfPrinter, page: PrintedPage, signal?: AbortSignal): Promise<MadeFile> {
  return {
    name: `${page.title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase()}.pdf`,
    mediaType: pdfMediaType,
    content: await printer.print(pageHtml(page), signal),
  };
}
