import { errorCodeOf } from '../../../platform/database/database-errors.ts';
import { WrongFileError } from '../wrong-file-error.ts';

/** What a path was to lead to, and what a person can do when nothing is there. */
export interface Wanted {
  /** As in 'There is no file x.csv'. */
  readonly noun: 'file' | 'map';
  readonly absent: string;
  /** What to do when the path is that of a folder. */
  readonly folder: string;
}

/** The sentence for an error of reading a path a person gave. */
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
