import { chartHtml } from './chart-svg.ts';
import type { PrintedChart } from './chart-svg.ts';
import { escaped } from './escaped.ts';

/** A table on paper. Cells are written as they are read. */
export interface PrintedTable {
  readonly caption: string;
  readonly columns: readonly { readonly header: string; readonly numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that aren't printed; the page says how many. */
  readonly left: number;
}

/** A number on paper, with what it is compared with and counted from. */
export interface PrintedNumber {
  readonly label: string;
  readonly value: string;
  readonly goal: 'green' | 'yellow' | 'red' | null;
  readonly notes: readonly string[];
}

/** A part of a page, from top to bottom. */
export type PrintedPart =
  | { readonly kind: 'table'; readonly table: PrintedTable }
  | { readonly kind: 'chart'; readonly chart: PrintedChart }
  | { readonly kind: 'numbers'; readonly caption: string; readonly numbers: readonly PrintedNumber[] }
  /** Sentences in their order, numbered. */
  | { readonly kind: 'steps'; readonly caption: string; readonly steps: readonly string[] };

/** What is printed: a title, sentences, and then numbers, charts and tables in their order. */
export interface PrintedPage {
  readonly title: string;
  readonly subtitle: string;
  readonly sentences: readonly string[];
  readonly parts: readonly PrintedPart[];
  /** Said at the end, such as how new the data is; may be empty. */
  readonly note: string;
  /** The page comes without the Excel files of its tables. @defaultValue false */
  readonly alone?: boolean;
}

/** A table of no more rows is kept on one page. */
const maxShortRows = 20;
/** The rows of a table that are printed; the Excel file has all of them. */
export const maxPrintedRows = 200;

const style = `
@page { margin: 14mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); color: #555d66; font: 8pt "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; } }
* { box-sizing: border-box; }
body { margin: 0; color: #16191d; font: 10pt/1.45 "DejaVu Sans", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0; font-size: 18pt; line-height: 1.2; }
.subtitle, .note { margin: 0 0 5mm; color: #555d66; }
p { margin: 0 0 2mm; overflow-wrap: anywhere; }
table { inline-size: 100%; margin-block-start: 5mm; border-collapse: collapse; font-size: 8.5pt; }
caption { padding-block-end: 1.5mm; font-weight: 700; font-size: 11pt; text-align: start; break-after: avoid; }
thead { display: table-header-group; }
tr, .short { break-inside: avoid; }
th, td { padding: 1mm 1.5mm; border-block-end: 0.2mm solid #d5dae0; text-align: start; vertical-align: top; overflow-wrap: break-word; }
td:first-child:not(.number) { min-inline-size: 42mm; }
th { color: #555d66; font-weight: 700; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.numbers, .steps, figure { margin: 5mm 0 0; break-inside: avoid; }
ol { margin: 0; padding-inline-start: 5mm; }
li { margin-block-end: 1mm; overflow-wrap: anywhere; }
h2, figcaption { margin: 0 0 1.5mm; font-weight: 700; font-size: 11pt; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(33mm, 1fr)); gap: 3mm; margin: 0; }
.tile { padding: 2mm 2.5mm; border: 0.2mm solid #d5dae0; border-block-start: 0.8mm solid #8a939c; }
.tile.green { border-block-start-color: #1c7c4a; }
.tile.yellow { border-block-start-color: #b47b00; }
.tile.red { border-block-start-color: #b3261e; }
dt { color: #555d66; font-size: 8.5pt; overflow-wrap: anywhere; }
dd { margin: 0; }
dd b { display: block; font-size: 16pt; line-height: 1.25; font-variant-numeric: tabular-nums; }
dd span { display: block; color: #555d66; font-size: 8pt; }
svg { display: block; inline-size: 100%; }
svg text { fill: #555d66; font-size: 10px; }
svg .grid { stroke: #e1e5e9; }
svg .goal { stroke: #1c7c4a; stroke-dasharray: 5 3; }
svg .of-goal { fill: #1c7c4a; stroke: #fff; stroke-width: 3px; paint-order: stroke; }
svg .last { fill: #16191d; font-weight: 700; }
.left { margin-block-start: 1.5mm; color: #555d66; }
.note { margin-block: 6mm 0; font-size: 8.5pt; }`;

/** A page of plain HTML, complete in itself. Everything from the data is text in it. */
export function pageHtml({ title, subtitle, sentences, parts, note, alone = false }: PrintedPage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1><p class="subtitle">${escaped(subtitle)}</p>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
${parts.map((part) => partHtml(part, alone)).join('\n')}
${note === '' ? '' : `<p class="note">${escaped(note)}</p>`}</body></html>`;
}

function partHtml(part: PrintedPart, alone: boolean): string {
  switch (part.kind) {
    case 'table':
      return tableHtml(part.table, alone);
    case 'chart':
      return chartHtml(part.chart);
    case 'numbers':
      return numbersHtml(part.caption, part.numbers);
    case 'steps':
      return `<section class="steps"><h2>${escaped(part.caption)}</h2><ol>${part.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></section>`;
  }
}

/** The color of a goal is also a word, for a printer without colors. */
const goalWords = { green: 'On goal', yellow: 'Close to goal', red: 'Off goal' } as const;

function numbersHtml(caption: string, numbers: readonly PrintedNumber[]): string {
  const items = numbers.map(({ label, value, goal, notes }) => {
    const lines = [...(goal === null ? [] : [goalWords[goal]]), ...notes];
    return `<div class="tile${goal === null ? '' : ` ${goal}`}"><dt>${escaped(label)}</dt><dd><b>${escaped(value)}</b>${lines
      .map((line) => `<span>${escaped(line)}</span>`)
      .join('')}</dd></div>`;
  });
  return `<section class="numbers">${caption === '' ? '' : `<h2>${escaped(caption)}</h2>`}<dl>${items.join('')}</dl></section>`;
}

function leftWords(left: number, alone: boolean): string {
  const [rows, are] = left === 1 ? ['1 more row', 'is'] : [`${left} more rows`, 'are'];
  return alone
    ? `${rows} ${are} not printed. Export the table to Excel to get every row.`
    : `${rows} ${are} in the Excel file.`;
}

function tableHtml({ caption, columns, rows, left }: PrintedTable, alone: boolean): string {
  const kind = (index: number) => (columns[index]?.numeric ? ' class="number"' : '');
  const head = columns.map(({ header }, index) => `<th scope="col"${kind(index)}>${escaped(header)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell, index) => `<td${kind(index)}>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('\n');
  const more = left === 0 ? '' : `<p class="left">${leftWords(left, alone)}</p>`;
  // A short table isn't torn apart by the end of a page.
  const short = rows.length <= maxShortRows ? ' class="short"' : '';
  return `<table${short}><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${more}`;
}
