import type { ColumnType, DataRow, DataTableColumn } from '@roadside/ui/data-table';
import type { z } from 'zod';

/** What a list adds to a column beyond what the schema of its rows says. */
export type ColumnExtras<Row extends DataRow> = Partial<Omit<DataTableColumn<Row>, 'id' | 'type' | 'value'>> & {
  readonly header: string;
};

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.core.$ZodType;
}

/** The column type of a field of a row; optional and nullable fields are what they hold. */
function typeOf(schema: z.core.$ZodType): ColumnType {
  const { type, format, innerType } = schema._zod.def as Definition;
  if (innerType) return typeOf(innerType);
  if (type === 'number' || type === 'int') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'string' && format === 'date') return 'date';
  if (type === 'string' && format === 'datetime') return 'date-time';
  return 'text';
}

/**
 * The columns of a list from the schema of the rows it is given: the schema says what a column holds, and with that how
 * it sorts, filters, aligns and exports; the list says what it is called and in which order it comes.
 */
export function columnsOf<Shape extends z.core.$ZodShape>(
  row: z.ZodObject<Shape>,
  columns: { readonly [Field in keyof Shape & string]?: ColumnExtras<z.output<z.ZodObject<Shape>>> },
): readonly DataTableColumn<z.output<z.ZodObject<Shape>>>[] {
  type Row = z.output<z.ZodObject<Shape>>;
  return Object.entries<ColumnExtras<Row> | undefined>(columns).flatMap(([id, extras]) => {
    const field = row.shape[id];
    if (!extras || !field) return [];
    return [
      {
        id,
        type: typeOf(field),
        value: (of: Row) => (of as Readonly<Record<string, string | number | boolean | null | undefined>>)[id],
        ...extras,
      },
    ];
  });
}
