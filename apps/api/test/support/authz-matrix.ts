import { readFileSync } from 'node:fs';

/** The subject columns of the authorization matrix, in its order. */
export const columns = [
  'anonymous',
  'driver',
  'staff',
  'station-admin',
  'territory-associate',
  'executive',
  'admin',
  'Admin',
] as const;
export type Column = (typeof columns)[number];

export interface MatrixRow {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly purpose: string;
  readonly access: string;
  readonly cells: Readonly<Record<Column, string>>;
  readonly condition: string;
}

const file = new URL('../../../../packages/domain/test/authz-matrix.csv', import.meta.url);

/** The rows of the matrix by id, read only from the file. */
export function readMatrix(): ReadonlyMap<string, MatrixRow> {
  const [header = [], ...records] = readFileSync(file, 'utf8').trimEnd().split('\n').map(fieldsOf);
  return new Map(
    records.map((record) => {
      if (record.length !== header.length)
        throw new Error(`${record[0]}: ${record.length} columns instead of ${header.length}`);
      const field = (name: string): string => record[header.indexOf(name)] ?? '';
      const cells = Object.fromEntries(columns.map((column) => [column, field(column)])) as Record<Column, string>;
      return [
        field('id'),
        {
          id: field('id'),
          kind: field('kind'),
          target: field('target'),
          purpose: field('purpose'),
          access: field('access'),
          cells,
          condition: field('extra_condition'),
        },
      ];
    }),
  );
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
