import { cellText } from './cell-text.ts';
import type { CellContext } from './cell-text.ts';
import type { FileRow } from './table-file.ts';
import { attribute, XmlScanner } from './xml-scanner.ts';

// Excel's own limits.
const [maxColumns, maxRows, longestText] = [16_384, 1_048_576, 32_767];

/** Reads a sheet's XML piece by piece and returns the non-empty rows that are complete. */
export class SheetScanner {
  readonly #context: CellContext;
  readonly #xml: XmlScanner;
  #rows: FileRow[] = [];
  #line = 0;
  #fields: string[] = [];
  #shown: Record<number, string> | undefined;
  #column = -1;
  #inRow = false;
  #inCell = false;
  #inValue = false;
  #inGuide = false;
  #type = 'n';
  #style = -1;
  #value = '';
  #hasFormula = false;

  constructor(context: CellContext) {
    this.#context = context;
    this.#xml = new XmlScanner({
      open: (name, attributes) => this.#open(name, attributes),
      close: (name) => this.#close(name),
      text: (text) => this.#text(text),
    });
  }

  /** @throws {Error} when the sheet is malformed */
  write(piece: string): readonly FileRow[] {
    this.#xml.write(piece);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** @throws {Error} when the sheet is incomplete */
  end(): void {
    this.#xml.end();
  }

  #open(name: string, attributes: string): void {
    switch (name) {
      case 'row': {
        this.#line = Number(attribute(attributes, 'r') ?? this.#line + 1);
        if (!(this.#line >= 1 && this.#line <= maxRows)) throw new Error(`it has a row ${this.#line}`);
        this.#inRow = true;
        this.#fields = [];
        this.#shown = undefined;
        this.#column = -1;
        return;
      }
      case 'c': {
        if (!this.#inRow) return;
        const reference = attribute(attributes, 'r');
        this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
        if (!(this.#column >= 0 && this.#column < maxColumns)) throw new Error(`it has a cell ${reference}`);
        this.#inCell = true;
        this.#type = attribute(attributes, 't') ?? 'n';
        this.#style = Number(attribute(attributes, 's') ?? -1);
        this.#value = '';
        this.#hasFormula = false;
        return;
      }
      case 'f':
        this.#hasFormula = true;
        return;
      case 'rPh':
        this.#inGuide = true;
        return;
      case 'v':
      case 't':
        this.#inValue = this.#inCell && !this.#inGuide;
    }
  }

  #text(text: string): void {
    if (!this.#inValue) return;
    this.#value += text;
    // Each character may be written as an escape of seven.
    if (this.#value.length > longestText * 7)
      throw new Error(`the cell in row ${this.#line} has more text than Excel allows`);
  }

  #close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
        this.#inValue = false;
        return;
      case 'rPh':
        this.#inGuide = false;
        return;
      case 'c': {
        if (!this.#inCell) return;
        this.#inCell = false;
        const cell = { type: this.#type, style: this.#style, value: this.#value, hasFormula: this.#hasFormula };
        const { text, shown } = cellText(cell, this.#context);
        while (this.#fields.length <= this.#column) this.#fields.push('');
        this.#fields[this.#column] = text;
        if (shown !== undefined) this.#shown = { ...this.#shown, [this.#column]: shown };
        return;
      }
      case 'row': {
        this.#inRow = false;
        if (this.#fields.every((text) => text.trim() === '')) return;
        const row = { line: this.#line, fields: this.#fields };
        this.#rows.push(this.#shown === undefined ? row : { ...row, shown: this.#shown });
      }
    }
  }
}

/** The number of the column in a reference such as BC17, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
