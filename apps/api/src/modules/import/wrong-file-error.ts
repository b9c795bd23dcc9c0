/**
 * The file or its map is not what the import needs. The message says what was expected, what was found and how to fix
 * it; nothing has been written to the database when it is thrown.
 */
export class WrongFileError extends Error {
  override readonly name = 'WrongFileError';
}
