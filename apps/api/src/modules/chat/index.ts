// What other modules may use of chat. This module is the only one that writes it.
export { permittedRecipients } from './recipients.ts';
export { countUnreadConversations } from './conversations.repository.ts';
export { deleteMessagesBefore } from './delete-old-messages.ts';
export { eraseMessagesOf, readableMessage } from './keeping.repository.ts';
export { findMessages } from './messages.repository.ts';
export { removeMessage } from './remove-message.ts';
