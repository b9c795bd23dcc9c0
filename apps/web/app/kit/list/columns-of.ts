import type { ColumnType, DataRow, DataTableColumn } from '@roadside/ui/data-table';
import type { z } from 'zod';

/** The column settings a list adds to what its row schema says. */
export type ColumnExtras<Row extends DataRow> = Partial<Omit<DataTableColumn<Row>, 'id' | 'type' | 'value'>> & {
  readonly header: string;
};

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.core.$ZodType;
}

/** The column type of a row field. Optional and nullable fields use their inner type. */
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
 * The columns of a list, derived from the schema of its rows. The schema decides a column's type, and with it sorting,
 * filtering, alignment and export. The list decides labels and order.
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
