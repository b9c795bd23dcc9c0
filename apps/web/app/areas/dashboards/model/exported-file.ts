/** A file that is ready to be fetched. */
export interface ExportedFile {
  readonly file: string;
  readonly filename: string;
  readonly rows: number;
}
