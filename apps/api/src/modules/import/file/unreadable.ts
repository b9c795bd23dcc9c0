import { errorCodeOf } from '../../../platform/database/database-errors.ts';
import { WrongFileError } from '../wrong-file-error.ts';

/** The kind of file expected at a path, and advice for when it is missing. */
export interface Wanted {
  /** As in 'There is no file x.csv'. */
  readonly noun: 'file' | 'map';
  readonly absent: string;
  /** Advice for when the path is a folder. */
  readonly folder: string;
}

/** Turns an error from reading a user's path into a sentence. */
export function unreadable(error: unknown, path: string, { noun, absent, folder }: Wanted): WrongFileError {
  const the = noun === 'map' ? `The map ${path}` : path;
  switch (errorCodeOf(error)) {
    case 'ENOENT':
      return new WrongFileError(`There is no ${noun} ${path}. ${absent}`);
    case 'EISDIR':
      return new WrongFileError(`${the} is a folder. ${folder}`);
    case 'ENOTDIR':
      return new WrongFileError(`The path ${path} goes through something that isn’t a folder. Check it.`);
    case 'EACCES':
    case 'EPERM':
      return new WrongFileError(
        `The ${noun} ${path} may not be read by this user. Change its owner or permissions, or name a copy of it.`,
      );
    default:
      return new WrongFileError(
        `The ${noun} ${path} cannot be read (${
          errorCodeOf(error) ?? String(error)
        }). Copy it to another folder and name the copy.`,
      );
  }
}
