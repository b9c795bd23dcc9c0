import type { FileRule } from '../../platform/files/file-rule.ts';
import { mayReadPicture } from './pictures.repository.ts';

/** Pictures of messages are for those who may read the message. */
export const chatFiles: readonly FileRule[] = [{ kind: 'chat', mayRead: mayReadPicture }];
