-- Who follows the replies to a message: they are notified of them even where they muted the conversation.
alter table chat_message add column followers integer[] not null default '{}';
