export { countStatement, readStatement, sumBooks } from './ledger.repository.ts';
export type { StatementRow } from './ledger.repository.ts';
export { LedgerRefusedError, lockedPlayPoints, post } from './post.ts';
export { readPurses } from './purses.ts';
