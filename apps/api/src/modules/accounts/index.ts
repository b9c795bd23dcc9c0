// What other modules may use of accounts. This module is the only one that writes them.
export { deleteAccountOf } from './erase-account.repository.ts';
