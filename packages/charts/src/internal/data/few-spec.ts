/** What is done with values counted from too few cases; series say how many in `counts`. */
export interface FewSpec {
  /** Values counted from fewer cases than this are few. */
  readonly under: number;
  /** Drawn muted and said so, or not shown at all: in picture, tooltip, table and files alike. @defaultValue 'muted' */
  readonly show?: 'muted' | 'withheld' | undefined;
}
