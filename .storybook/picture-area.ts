/** A rectangle of the page in CSS pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the page a story draws on, with a margin: its root and whatever it opens over the page. It runs in the page and reaches for nothing outside itself. */
export function pictureArea(page: Document): PictureArea {
  const margin = 12;
  const own = '.sb-wrapper, #storybook-docs, script, style, [data-live-announcer], [data-radix-focus-guard], #storybook-highlights-root';
  const parts = [...page.body.children].filter((part) => !part.matches(own)).flatMap((part) => [part, ...part.querySelectorAll('*')].filter((element) => element.id !== 'storybook-root'));
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
  const wide = page.documentElement.clientWidth;
  const tall = Math.max(page.documentElement.scrollHeight, page.documentElement.clientHeight);
  const { scrollX, scrollY } = page.defaultView ?? { scrollX: 0, scrollY: 0 };
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const x = within(Math.floor(Math.min(wide, ...boxes.map(({ left }) => left)) + scrollX) - margin, wide);
  const y = within(Math.floor(Math.min(tall, ...boxes.map(({ top }) => top)) + scrollY) - margin, tall);
  const right = within(Math.ceil(Math.max(0, ...boxes.map((box) => box.right)) + scrollX) + margin, wide);
  const bottom = within(Math.ceil(Math.max(0, ...boxes.map((box) => box.bottom)) + scrollY) + margin, tall);
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width: wide, height: tall };
}
