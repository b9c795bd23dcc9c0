/** How to treat values based on too few cases. Each series passes its case counts in `counts`. */
export interface FewSpec {
  /** Values based on fewer cases than this count as few. */
  readonly under: number;
  /** Draw them muted with a note, or hide them everywhere: picture, tooltip, table and files. @defaultValue 'muted' */
  readonly show?: 'muted' | 'withheld' | undefined;
}
