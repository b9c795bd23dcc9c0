/** A rectangle of the page in CSS pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The area of the page a story draws on, with a margin: its root and anything it opens over the page. It runs in the
 * page, so it must be self-contained.
 */
export function pictureArea(page: Document): PictureArea {
  const margin = 12;
  const own =
    '.sb-wrapper, #storybook-docs, script, style, [data-live-announcer], [data-radix-focus-guard], #storybook-highlights-root';
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const boxes: Box[] = [];
  // Content scrolled out of its container is not visible.
  const visit = (element: Element, seen: Box): void => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const part = {
      left: Math.max(left, seen.left),
      top: Math.max(top, seen.top),
      right: Math.min(right, seen.right),
      bottom: Math.min(bottom, seen.bottom),
    };
    if (element.id !== 'storybook-root' && part.right - part.left > 1 && part.bottom - part.top > 1) boxes.push(part);
    const clips = page.defaultView?.getComputedStyle(element).overflow !== 'visible';
    for (const child of element.children) visit(child, clips ? part : seen);
  };
  for (const part of page.body.children)
    if (!part.matches(own)) visit(part, { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  const wide = page.documentElement.clientWidth;
  const tall = Math.max(page.documentElement.scrollHeight, page.documentElement.clientHeight);
  const { scrollX, scrollY } = page.defaultView ?? { scrollX: 0, scrollY: 0 };
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const x = within(Math.floor(Math.min(wide, ...boxes.map(({ left }) => left)) + scrollX) - margin, wide);
  const y = within(Math.floor(Math.min(tall, ...boxes.map(({ top }) => top)) + scrollY) - margin, tall);
  const right = within(Math.ceil(Math.max(0, ...boxes.map((box) => box.right)) + scrollX) + margin, wide);
  const bottom = within(Math.ceil(Math.max(0, ...boxes.map((box) => box.bottom)) + scrollY) + margin, tall);
  return right > x && bottom > y
    ? { x, y, width: right - x, height: bottom - y }
    : { x: 0, y: 0, width: wide, height: tall };
}
