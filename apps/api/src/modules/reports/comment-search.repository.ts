import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { containsText } from '../../platform/lists/keyset.ts';

/** Marks around found words: characters for private use, which no comment can be expected to hold. */
const [opening, closing] = ['\uE000', '\uE001'] as const;

/** Whether a text is written as search engines take it: "a phrase", or, -without. */
const usesOperators = (text: string) => /["-]|\bor\b/i.test(text);

/**
 * The words of a search as PostgreSQL looks for them, stemmed ("waited" finds "waiting"). The last word is also the
 * beginning of one, so that results come while somebody types. Null for a text without words.
 */
function searchedWords(text: string): RawBuilder<unknown> | null {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  if (usesOperators(text)) return sql`websearch_to_tsquery('english', ${text})`;
  const last = words.at(-1) ?? '';
  return sql`(plainto_tsquery('english', ${words.slice(0, -1).join(' ')}) && (plainto_tsquery('english', ${last}) || to_tsquery('simple', ${`${last}:*`})))`;
}

/** The condition that a row of `survey` has a comment with these words; a text without words is looked for as it is. */
export function searchCondition(text: string): RawBuilder<unknown> {
  const words = searchedWords(text);
  return words === null ? containsText(sql`survey.comment`, text) : sql`survey.comment_words @@ ${words}`;
}

/** A comment with the found words between marks; null for a text without words. */
export function highlighted(comment: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = searchedWords(text);
  return words === null
    ? sql`null::text`
    : sql`ts_headline('english', ${comment}, ${words}, ${`HighlightAll=true, StartSel=${opening}, StopSel=${closing}`})`;
}

/** Where the found words are in a comment. None when the engine changed more of the text than it marked. */
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
