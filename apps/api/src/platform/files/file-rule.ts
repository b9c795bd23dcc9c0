import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileKind } from './stored-files.ts';

/** Who may read a module's files; asked each time, so that a right that ends hides them. */
export interface FileRule {
  readonly kind: FileKind;
  readonly mayRead: (db: Kysely<Tables>, name: string, employeeId: number) => Promise<boolean>;
}
