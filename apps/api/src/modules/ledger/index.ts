export { countStatement, readStatement, sumBooks } from './ledger.repository.ts';
export type { StatementRow } from './ledger.repository.ts';
export { LedgerRefusedError, post, prepare } from './post.ts';
export { readPurses } from './purses.ts';
