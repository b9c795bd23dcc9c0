const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;

/**
 * Makes what office programs copy look like plain HTML: Word writes its lists as paragraphs with a bullet typed in front
 * of them, and its titles as paragraphs with a class.
 */
export function tidyPasted(root: HTMLElement): void {
  for (const title of root.querySelectorAll<HTMLElement>('p.MsoTitle')) rename(title, 'h1');
  for (const title of root.querySelectorAll<HTMLElement>('p.MsoSubtitle')) rename(title, 'h2');
  for (const first of root.querySelectorAll<HTMLElement>('p')) {
    // An earlier one took it into its list.
    if (levelOf(first) !== null && !first.closest('ul, ol')) makeList(first);
  }
  // A picture is a block of ours: around it, Word's paragraph would stay behind empty.
  for (const paragraph of root.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '') paragraph.before(...paragraph.querySelectorAll('img'));
  // Word's empty paragraphs are its space between paragraphs; ours have their own.
  for (const paragraph of root.querySelectorAll('p'))
    if (paragraph.querySelector('img, br') === null && (paragraph.textContent ?? '').trim() === '') paragraph.remove();
}

function rename(element: HTMLElement, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The level of a paragraph in one of Word's lists; null if it is in none. */
function levelOf(paragraph: Element | null): number | null {
  if (paragraph === null || paragraph.tagName !== 'P') return null;
  const level = listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** Collects a paragraph and the list paragraphs after it in one list, nested by their levels. */
function makeList(first: HTMLElement): void {
  const { ownerDocument: page } = first;
  const open: { readonly level: number; readonly list: HTMLElement }[] = [];
  let next: Element | null = first;
  while (next !== null) {
    const paragraph: Element = next;
    const level = levelOf(paragraph);
    if (level === null) return;
    next = paragraph.nextElementSibling;
    const ordered = takeMarker(paragraph);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = page.createElement(ordered ? 'ol' : 'ul');
      if (last === undefined) paragraph.before(list);
      else (last.list.lastElementChild ?? last.list).append(list);
      open.push({ level, list });
    }
    const item = page.createElement('li');
    const words = page.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Removes the typed bullet or number and tells whether it was a number or letter. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = (marker?.textContent ?? '').trim();
  marker?.remove();
  // Word's bullets of the second level are the letter o.
  return /^(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(text);
}
