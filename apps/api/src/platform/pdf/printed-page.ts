/** A table on paper. Cells are written as they are read. */
export interface PrintedTable {
  readonly caption: string;
  readonly columns: readonly { readonly header: string; readonly numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that aren't printed; the page says how many. */
  readonly left: number;
}

/** What is printed: a title, sentences, and tables. */
export interface PrintedPage {
  readonly title: string;
  readonly subtitle: string;
  readonly sentences: readonly string[];
  readonly tables: readonly PrintedTable[];
  /** Said at the end: how new the data is. */
  readonly note: string;
}

/** The rows of a table that are printed; the Excel file has all of them. */
export const maxPrintedRows = 200;

const style = `
@page { margin: 14mm; }
* { box-sizing: border-box; }
body { margin: 0; color: #16191d; font: 10pt/1.45 "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0; font-size: 18pt; line-height: 1.2; }
.subtitle, .note { margin: 0 0 5mm; color: #555d66; }
p { margin: 0 0 2mm; overflow-wrap: anywhere; }
table { inline-size: 100%; margin-block-start: 5mm; border-collapse: collapse; font-size: 8.5pt; }
caption { padding-block-end: 1.5mm; font-weight: 700; font-size: 11pt; text-align: start; break-after: avoid; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1mm 1.5mm; border-block-end: 0.2mm solid #d5dae0; text-align: start; vertical-align: top; overflow-wrap: break-word; }
td:first-child:not(.number) { min-inline-size: 42mm; }
th { color: #555d66; font-weight: 700; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.left { margin-block-start: 1.5mm; color: #555d66; }
.note { margin-block: 6mm 0; font-size: 8.5pt; }`;

/** A page of plain HTML, complete in itself. Everything from the data is text in it. */
export function pageHtml({ title, subtitle, sentences, tables, note }: PrintedPage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1><p class="subtitle">${escaped(subtitle)}</p>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
${tables.map(tableHtml).join('\n')}
<p class="note">${escaped(note)}</p></body></html>`;
}

function tableHtml({ caption, columns, rows, left }: PrintedTable): string {
  const kind = (index: number) => (columns[index]?.numeric ? ' class="number"' : '');
  const head = columns.map(({ header }, index) => `<th scope="col"${kind(index)}>${escaped(header)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell, index) => `<td${kind(index)}>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('\n');
  const more =
    left === 0
      ? ''
      : `<p class="left">${left === 1 ? '1 more row is' : `${left} more rows are`} in the Excel file.</p>`;
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${more}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
