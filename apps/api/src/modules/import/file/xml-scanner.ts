/** Receives the parts of an XML document in order. Names have no namespace prefix. */
export interface XmlHandler {
  /** `attributes` is the text after the name; see `attribute`. */
  open(name: string, attributes: string): void;
  /** A run of text may come in several pieces. */
  text(text: string): void;
  close(name: string): void;
}

/** The longest tag, comment or declaration. Office writes a few hundred characters. */
const longestMarkup = 1 << 20;
const longestEntity = 12;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads XML piece by piece, so that a document of any size takes little memory. */
export class XmlScanner {
  readonly #handler: XmlHandler;
  #rest = '';
  #depth = 0;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** @throws {Error} when the document is malformed */
  write(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    while (at < text.length) {
      const next = text[at] === '<' ? this.#markup(text, at) : this.#run(text, at);
      if (next === null) break;
      at = next;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestMarkup) throw new Error('a tag is never closed');
  }

  /** @throws {Error} when the document is incomplete */
  end(): void {
    if (this.#depth !== 0 || this.#rest.trim() !== '') throw new Error('it ends too early');
  }

  /** Returns the position after a run of text; null if a reference may be incomplete. */
  #run(text: string, at: number): number | null {
    const tag = text.indexOf('<', at);
    let end = tag < 0 ? text.length : tag;
    if (tag < 0) {
      const reference = text.lastIndexOf('&');
      if (reference >= at && text.length - reference <= longestEntity && !text.includes(';', reference))
        end = reference;
      if (end === at) return null;
    }
    this.#handler.text(decoded(text.slice(at, end)));
    return end;
  }

  /** Returns the position after a tag or other markup; null if it is incomplete. */
  #markup(text: string, at: number): number | null {
    if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
    if (text.startsWith('<![CDATA[', at)) {
      const end = after(text, ']]>', at + 9);
      if (end !== null) this.#handler.text(text.slice(at + 9, end - 3));
      return end;
    }
    if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
    if (text.startsWith('<!', at)) {
      if (text.length - at < 9) return null;
      throw new Error('it has a document type, which Office files never have');
    }
    const end = tagEnd(text, at);
    if (end === null) return null;
    if (text[at + 1] === '/') {
      this.#close(localName(text.slice(at + 2, end).trimEnd()));
      return end + 1;
    }
    const isEmpty = text[end - 1] === '/';
    const tag = text.slice(at + 1, isEmpty ? end - 1 : end);
    const space = tag.search(/\s/);
    const name = localName(space < 0 ? tag : tag.slice(0, space));
    this.#depth++;
    this.#handler.open(name, space < 0 ? '' : tag.slice(space));
    if (isEmpty) this.#close(name);
    return end + 1;
  }

  #close(name: string): void {
    if (--this.#depth < 0) throw new Error(`${name} is closed but was never opened`);
    this.#handler.close(name);
  }
}

function after(text: string, mark: string, from: number): number | null {
  const at = text.indexOf(mark, from);
  return at < 0 ? null : at + mark.length;
}

/** The position of a tag's `>`, which may also occur in a quoted value; null if it is incomplete. */
function tagEnd(text: string, at: number): number | null {
  let end = text.indexOf('>', at);
  for (let from = at; end >= 0;) {
    const quote = text.slice(from, end).search(/["']/);
    if (quote < 0) return end;
    const closing = text.indexOf(text[from + quote] as string, from + quote + 1);
    if (closing < 0) return null;
    from = closing + 1;
    if (from > end) end = text.indexOf('>', from);
  }
  return null;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute; undefined if it is absent. Prefixes are part of the name, as in `r:id`. */
export function attribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (!/\s/.test(attributes[at - 1] ?? '')) continue;
    const match = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes.slice(at + name.length));
    if (match) return decoded(match[1] ?? match[2] ?? '');
  }
  return undefined;
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return entities[String(name)] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
