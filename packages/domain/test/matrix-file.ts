import { readFileSync } from 'node:fs';

/** Columns of the authorization matrix that identify the asker, in order. */
export const subjectColumns = [
  'anonymous',
  'driver',
  'staff',
  'station-admin',
  'territory-associate',
  'executive',
  'admin',
  'Admin',
] as const;
export type SubjectColumn = (typeof subjectColumns)[number];

export interface MatrixRow {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly cells: Readonly<Record<SubjectColumn, string>>;
  readonly condition: string;
  readonly denyStatus: string;
}

/** Reads the matrix. A row with the wrong number of columns is an error in the file; it is never guessed at. */
export function readMatrix(): readonly MatrixRow[] {
  const text = readFileSync(new URL('./authz-matrix.csv', import.meta.url), 'utf8');
  const [header = [], ...records] = text.trimEnd().split('\n').map(parseRecord);
  return records.map((record) => {
    if (record.length !== header.length)
      throw new Error(`${record[0]}: ${record.length} columns instead of ${header.length}`);
    const field = (name: string) => record[header.indexOf(name)] ?? '';
    return {
      id: field('id'),
      kind: field('kind'),
      target: field('target'),
      cells: Object.fromEntries(subjectColumns.map((column) => [column, field(column)])) as Record<
        SubjectColumn,
        string
      >,
      condition: field('extra_condition'),
      denyStatus: field('deny_status'),
    };
  });
}

function parseRecord(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
