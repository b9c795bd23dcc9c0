import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { errorCodeOf } from '../../../platform/database/database-errors.ts';
import { WrongFileError } from '../wrong-file-error.ts';

/** A row that was not imported. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: string;
  readonly fields: readonly string[];
}

/**
 * A CSV of rejected rows: line number, reason, then the original row, so that it can be corrected in a spreadsheet and
 * imported again. It gets its final name only when complete, and is not created if it would be empty.
 */
export class RejectFile {
  readonly #path: string;
  readonly #headers: readonly string[];
  #file: FileHandle | null = null;
  #buffer = '';

  constructor(path: string, headers: readonly string[]) {
    this.#path = path;
    this.#headers = headers;
  }

  async add(rows: readonly RejectedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (!this.#file) {
      this.#file = await open(this.#unfinished, 'w').catch((error: unknown) => {
        throw new WrongFileError(
          `The rejected rows can’t be written to ${this.#path} (${errorCodeOf(error) ?? String(error)}), so nothing was imported. Choose another file: --rejects FILE`,
        );
      });
      // The byte order mark makes Excel read it as UTF-8.
      this.#buffer = `\ufeff${csvLine(['line', 'reason', ...this.#headers])}`;
    }
    for (const { line, reason, fields } of rows) this.#buffer += csvLine([String(line), reason, ...fields]);
    if (this.#buffer.length > 1 << 18) await this.#flush();
  }

  /** Moves the file into place; returns its path, or null when nothing was rejected. */
  async finish(): Promise<string | null> {
    if (!this.#file) {
      // A reject file from an earlier attempt would be misleading now.
      await rm(this.#path, { force: true });
      return null;
    }
    await this.#flush();
    await this.#file.close();
    await rename(this.#unfinished, this.#path);
    return this.#path;
  }

  async discard(): Promise<void> {
    await this.#file?.close();
    if (this.#file) await rm(this.#unfinished, { force: true });
  }

  get #unfinished(): string {
    return `${this.#path}.unfinished`;
  }

  async #flush(): Promise<void> {
    await this.#file?.write(this.#buffer);
    this.#buffer = '';
  }
}

function csvLine(fields: readonly string[]): string {
  return `${fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`;
}
