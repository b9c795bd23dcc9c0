import { errorCodeOf } from '../../../platform/database/database-errors.ts';
import { WrongFileError } from '../wrong-file-error.ts';

/** The kind of file expected at a path, and advice for when it is missing. */
export interface Wanted {
  /** As in 'The file x.csv doesn’t exist'. */
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
      return new WrongFileError(`The ${noun} ${path} doesn’t exist. ${absent}`);
    case 'EISDIR':
      return new WrongFileError(`${the} is a folder. ${folder}`);
    case 'ENOTDIR':
      return new WrongFileError(`The path ${path} goes through something that isn’t a folder. Check it.`);
    case 'EACCES':
    case 'EPERM':
      return new WrongFileError(
        `This user can’t read the ${noun} ${path}. Change its owner or permissions, or use a copy of it.`,
      );
    default:
      return new WrongFileError(
        `The ${noun} ${path} can’t be read (${
          errorCodeOf(error) ?? String(error)
        }). Copy it to another folder and use the copy.`,
      );
  }
}
