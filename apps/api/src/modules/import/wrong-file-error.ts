/**
 * The file or its map is not what the import needs. The message says what was expected, what was found and what
 * mends it; nothing has been written when it is thrown.
 */
export class WrongFileError extends Error {
  override readonly name = 'WrongFileError';
}
