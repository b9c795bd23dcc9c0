import type { PrintedPage } from '../pdf/printed-page.ts';

/** A file to attach. */
export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Something made to be sent: its files, and the same as a page to print. */
export interface MadeFiles {
  readonly slug: string;
  /** Name of the location. */
  readonly place: string;
  /** Where it is on screen. */
  readonly path: string;
  readonly files: readonly MadeFile[];
  readonly page: PrintedPage;
  /** Of the rows: equal if nothing changed. */
  readonly digest: string;
}
