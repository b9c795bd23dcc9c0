// What other modules may use of chat. This module is the only one that writes it.
export { permittedRecipients } from './recipients.ts';
export { countUnreadConversations } from './conversations.repository.ts';
