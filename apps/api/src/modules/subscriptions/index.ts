// What other modules may use of subscriptions. This module is the only one that writes them.
export { deleteSubscriptionsOf } from './erase-subscriptions.repository.ts';
