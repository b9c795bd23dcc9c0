// What other modules may use of mail. This module is the only one that writes it.
export { findThreads } from './mail.repository.ts';
export { deleteMailBefore, eraseMailOf, readableMail, removeMail } from './keeping.repository.ts';
