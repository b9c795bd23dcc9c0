export { formatMessage, type MessagePart, type MessageValue, readMessage, writeMessage } from './message.ts';
