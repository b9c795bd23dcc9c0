import type { ColumnType } from 'kysely';

/** timestamptz: a Date when read; a Date or an ISO string when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** jsonb: parsed when read, `JSON.stringify(...)` when written (the two drivers disagree on bare arrays). */
export type Json<Value> = ColumnType<Value, string, string>;
export type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
/** date: always 'YYYY-MM-DD', never a Date, on both engines. */
export type Day = string;
