/** Why a body is rejected as JSON, in words for the caller. */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

const deepest = 32;
const poisonous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON under the calls' rules: UTF-8, nested at most 32 levels deep, no duplicate name in one object, none of
 * the names that reach into JavaScript's prototypes, no NUL and no lone surrogate (databases cannot store them).
 * JSON.parse alone accepts all of these.
 * @throws {MalformedJsonError}
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedJsonError('The body isn’t valid UTF-8.');
  }
  let value: unknown;
  try {
    // Parsed first, so that the walk below only ever sees well-formed JSON.
    value = JSON.parse(text);
  } catch {
    throw new MalformedJsonError('The body isn’t valid JSON.');
  }
  inspect(text);
  return value;
}

/** Walks the text, not the value: the parsed value no longer shows which names were duplicates. */
function inspect(text: string): void {
  // One entry for each open bracket: the names seen so far in an object, null for an array.
  const open: (Set<string> | null)[] = [];
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: {
        // "
        const { end, escaped } = readString(text, index);
        const names = open.at(-1);
        const isName = names !== null && names !== undefined && nextIsColon(text, end + 1);
        if (escaped || isName) {
          const content = escaped ? (JSON.parse(text.slice(index, end + 1)) as string) : text.slice(index + 1, end);
          if (escaped && (!content.isWellFormed() || content.includes('\0')))
            throw new MalformedJsonError('The body contains NUL or broken Unicode.');
          if (isName) addName(names, content);
        }
        index = end;
        break;
      }
      case 0x7b: // {
        open.push(new Set());
        break;
      case 0x5b: // [
        open.push(null);
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        break;
      default:
    }
    if (open.length > deepest) throw new MalformedJsonError(`The body is nested deeper than ${deepest} levels.`);
  }
}

function addName(names: Set<string>, name: string): void {
  if (poisonous.has(name)) throw new MalformedJsonError(`The name ${name} isn’t allowed.`);
  if (names.has(name)) throw new MalformedJsonError('A name appears twice in one object.');
  names.add(name);
}

/** Index of the closing quote of the string that begins at `start`, and whether it holds escapes. */
function readString(text: string, start: number): { readonly end: number; readonly escaped: boolean } {
  let escaped = false;
  for (let index = start + 1; ; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x22) return { end: index, escaped };
    if (code === 0x5c) {
      escaped = true;
      index++;
    }
  }
}

function nextIsColon(text: string, from: number): boolean {
  // Past the end of the text there is no colon either.
  for (let index = from; ; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3a) return true;
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return false;
  }
}
