// What other modules may use of saved views. This module is the only one that writes them.
export { deleteViewsOf } from './saved-views.repository.ts';
