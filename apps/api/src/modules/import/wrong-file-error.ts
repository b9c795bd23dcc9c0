/**
 * The file or its map is not usable for the import. The message says what was expected, what was found and how to fix
 * it. Nothing has been written to the database when this is thrown.
 */
export class WrongFileError extends Error {
  override readonly name = 'WrongFileError';
}
