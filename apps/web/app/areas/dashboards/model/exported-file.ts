/** A file ready for download. */
export interface ExportedFile {
  readonly file: string;
  readonly filename: string;
  readonly rows: number;
}
