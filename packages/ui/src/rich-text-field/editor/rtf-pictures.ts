const tokens = /[{}]|\\[a-z]+-?\d* ?|\\[^a-z]|[^{}\\]+/g;

const kinds: Readonly<Record<string, string>> = { '\\pngblip': 'png', '\\jpegblip': 'jpeg' };

/** Groups whose pictures aren't in the HTML: bullets, and the same pictures again for older programs. */
const skippedGroups: ReadonlySet<string> = new Set(['\\nonshppict', '\\shprslt', '\\listpicture']);

interface RtfPicture {
  /** How many groups are around its bytes. */
  readonly depth: number;
  kind: string | null;
  hex: string;
}

/**
 * The pictures in a copied RTF text, as data addresses, in their order. Desktop Word names its pictures in HTML by files
 * that a page can't read; their bytes are in the RTF beside it. Metafiles are null, because browsers can't draw them.
 */
export function picturesOfRtf(rtf: string): readonly (string | null)[] {
  const pictures: RtfPicture[] = [];
  let open: RtfPicture | null = null;
  let depth = 0;
  /** The depth of the group being skipped. */
  let skipped = Infinity;
  for (const [token] of rtf.matchAll(tokens)) {
    if (token === '{') depth += 1;
    else if (token === '}') {
      depth -= 1;
      if (depth < skipped) skipped = Infinity;
      if (open && depth < open.depth) open = null;
    } else if (depth < skipped) {
      const word = token.trimEnd();
      if (skippedGroups.has(word)) skipped = depth;
      else if (word === '\\pict') pictures.push((open = { depth, kind: null, hex: '' }));
      else if (open?.depth === depth) addTo(open, word);
    }
  }
  return pictures.map(addressOf);
}

/** Takes what is written in the picture's own group; the groups in it hold its properties. */
function addTo(picture: RtfPicture, word: string): void {
  if (word.startsWith('\\')) picture.kind = kinds[word] ?? picture.kind;
  else picture.hex += word;
}

function addressOf({ kind, hex: written }: RtfPicture): string | null {
  const hex = written.replaceAll(/\s/g, '');
  if (kind === null || hex === '' || hex.length % 2 !== 0 || /[^\da-f]/i.test(hex)) return null;
  return `data:image/${kind};base64,${base64(hex)}`;
}

function base64(hex: string): string {
  let bytes = '';
  for (let at = 0; at < hex.length; at += 2) bytes += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16));
  return btoa(bytes);
}
