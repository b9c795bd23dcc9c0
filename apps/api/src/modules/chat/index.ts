// What other modules may use of chat. This module is the only one that writes it.
export { countUnreadConversations } from './conversations.repository.ts';
