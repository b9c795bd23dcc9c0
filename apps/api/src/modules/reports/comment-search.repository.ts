import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { containsText } from '../../platform/lists/keyset.ts';

/** Markers around matched words: private-use characters, which comments are not expected to contain. */
const [opening, closing] = ['\uE000', '\uE001'] as const;

/** Returns whether a text uses search operators: "a phrase", or, -without. */
const usesOperators = (text: string) => /["-]|\bor\b/i.test(text);

/**
 * A search text as a stemmed PostgreSQL query ("waited" finds "waiting"). The last word also matches as a prefix, so
 * that results appear while typing. Null for a text without words.
 */
function searchedWords(text: string): RawBuilder<unknown> | null {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  if (usesOperators(text)) return sql`websearch_to_tsquery('english', ${text})`;
  const last = words.at(-1) ?? '';
  return sql`(plainto_tsquery('english', ${words.slice(0, -1).join(' ')}) && (plainto_tsquery('english', ${last}) || to_tsquery('simple', ${`${last}:*`})))`;
}

/** The condition that a row of `survey` has a comment with these words; a text without words is matched literally. */
export function searchCondition(text: string): RawBuilder<unknown> {
  const words = searchedWords(text);
  return words === null ? containsText(sql`survey.comment`, text) : sql`survey.comment_words @@ ${words}`;
}

/** A comment with the matched words between markers; null for a text without words. */
export function highlighted(comment: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = searchedWords(text);
  return words === null
    ? sql`null::text`
    : sql`ts_headline('english', ${comment}, ${words}, ${`HighlightAll=true, StartSel=${opening}, StopSel=${closing}`})`;
}

/** Positions of the matched words in a comment. Empty if the engine changed the text beyond adding markers. */
export function highlightsIn(
  marked: string,
  comment: string,
): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let plain = '';
  let start = 0;
  for (const part of marked.split(new RegExp(`([${opening}${closing}])`, 'u'))) {
    if (part === opening) start = plain.length;
    else if (part === closing) found.push({ start, end: plain.length });
    else plain += part;
  }
  return plain === comment ? found : [];
}
