import { slugOf } from '../../../platform/organizations/slug.ts';
import type { FileRow } from '../file/table-file.ts';
import type { Field, Note, Read } from '../records/field.ts';
import { nothingNotes } from '../records/nothing.ts';
import type { Cell, CellSource } from './cell-reader.ts';
import { placeholders } from './import-map.ts';
import type { FieldRule } from './import-map.ts';

type TextField = Pick<Field, 'name' | 'kind' | 'isName'>;
type Value = string | number | boolean | null;

/** A time of day without its date. */
const clockOnly = /^\d{1,2}:\d{2}/;

/** The text a rule gives a field, after value mapping, words for no value, the default for empty cells, and letter case. */
export function ruledText(field: TextField, rule: FieldRule, source: CellSource): (row: FileRow) => Read<string> {
  const { name } = field;
  const textOf = textSource(field, rule, source);
  const valueOf = translation(rule);
  const { ifEmpty, unlisted = 'reject' } = rule;
  return (row) => {
    const cell = textOf(row);
    const isWord = field.kind === 'text' || field.kind === 'choice' || field.kind === 'list';
    let text = isWord ? cell.shown : cell.text;
    let note: Note | undefined;
    const match = text === '' ? undefined : (valueOf?.(cell.shown) ?? valueOf?.(cell.text));
    if (match) text = String(match.value ?? '');
    else if (text !== '') {
      const nothing = source.nothing(text, field.isName);
      if (nothing) {
        note = { what: nothingNotes[nothing], value: `${name} '${text}'` };
        text = '';
      } else if (valueOf && unlisted === 'empty') text = '';
      else if (valueOf && unlisted === 'reject')
        return { ok: false, problem: `${name} is '${text}', which the map doesn’t list` };
    }
    if (text === '' && ifEmpty !== undefined) text = String(ifEmpty);
    const value = rule.case ? inCase(text, rule.case) : text;
    return note ? { ok: true, value, note } : { ok: true, value };
  };
}

/** Finds the map's value for a text; null for a rule that translates nothing. */
function translation(rule: FieldRule): ((text: string) => { readonly value: Value } | undefined) | null {
  if (rule.values === undefined && rule.match === undefined) return null;
  const { values = {} } = rule;
  const matches = (rule.match ?? []).map(({ contains, pattern, value }) => {
    if (pattern !== undefined) {
      const expression = new RegExp(pattern, 'iu');
      return { fits: (text: string) => expression.test(text), value };
    }
    const parts = [contains ?? []].flat().map((part) => part.toLowerCase());
    return { fits: (text: string) => parts.some((part) => text.toLowerCase().includes(part)), value };
  });
  return (text) =>
    Object.hasOwn(values, text) ? { value: values[text] ?? null } : matches.find(({ fits }) => fits(text));
}

function textSource(field: TextField, rule: FieldRule, source: CellSource): (row: FileRow) => Cell {
  const { column, constant, template } = rule;
  if (column !== undefined) return (row) => source.cell(row, column);
  if (template === undefined) {
    const text = String(constant ?? '').trim();
    return () => ({ text, shown: text });
  }
  const columns = placeholders(template);
  const isTime = field.kind === 'instant';
  return (row) => {
    const parts = columns.map((name) => {
      const { text, shown } = source.cell(row, name);
      const part = isTime ? text : shown;
      return source.nothing(part) ? '' : part;
    });
    const given = parts.filter((part) => part !== '');
    // An empty clock next to a date is no time, but a clock without its date is a mistake.
    const isEmpty =
      given.length === 0
        ? columns.length > 0
        : isTime && given.length < parts.length && !given.every((part) => clockOnly.test(part));
    if (isEmpty) return { text: '', shown: '' };
    let index = 0;
    const text = template.replace(/\{([^}]+)\}/g, () => parts[index++] ?? '').trim();
    return { text, shown: text };
  };
}

function inCase(text: string, letters: NonNullable<FieldRule['case']>): string {
  switch (letters) {
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return text.toUpperCase();
    case 'slug':
      return slugOf(text);
    case 'title':
      return text
        .toLowerCase()
        .replace(/(^|[\s/-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
  }
}
