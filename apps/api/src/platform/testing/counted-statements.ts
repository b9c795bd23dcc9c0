import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The same database, which counts its statements; those that begin and end transactions aren't among them. */
export function countStatements(kysely: Kysely<Tables>): { readonly kysely: Kysely<Tables>; readonly count: number } {
  let count = 0;
  return {
    kysely: kysely.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    get count() {
      return count;
    },
  };
}
