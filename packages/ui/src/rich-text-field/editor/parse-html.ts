/** What browsers offer to parse HTML without running it; TypeScript's DOM library doesn't have it yet. */
interface SafeParsing {
  parseHTML?(html: string, options: { readonly sanitizer: object }): Document;
}

type Parse = (html: string) => HTMLElement;

// Everything that could run is removed by the parser itself. Classes and styles stay, because they are how office
// programs write their lists; the document is never shown.
const removed = ['style', 'title', 'template', 'noscript'];

/**
 * Returns a parser of pasted HTML that needs no permission to turn text into markup. Browsers without one of their own
 * load DOMPurify, which brings the Trusted Types policy `dompurify`: a page with such a policy has to allow that name.
 */
export async function htmlParser(): Promise<Parse> {
  const native = Document as unknown as SafeParsing;
  if (native.parseHTML)
    return (html) =>
      native.parseHTML?.(html, { sanitizer: { removeElements: removed, comments: false } }).body as HTMLElement;
  const { default: purify } = await import('dompurify');
  return (html) => purify.sanitize(html, { RETURN_DOM: true, FORBID_TAGS: removed }) as HTMLElement;
}
