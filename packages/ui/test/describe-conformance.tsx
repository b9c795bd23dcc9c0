import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentName } from '../src/internal/anatomy.ts';
import { UiProvider } from '../src/provider/index.ts';
import { type Conformance, probeClass } from './conformance.tsx';

/** Renders on the server and returns the HTML with every warning from React. */
function renderOnServer(element: React.ReactElement): { html: string; warnings: unknown[][] } {
  const warnings: unknown[][] = [];
  const listen = (...words: unknown[]) => void warnings.push(words);
  const error = vi.spyOn(console, 'error').mockImplementation(listen);
  const warn = vi.spyOn(console, 'warn').mockImplementation(listen);
  const html = renderToString(
    <StrictMode>
      <UiProvider locale="de-DE" direction="rtl">
        {element}
      </UiProvider>
    </StrictMode>,
  );
  error.mockRestore();
  warn.mockRestore();
  return { html, warnings };
}

/**
 * The server half of every component's contract: it renders without warnings and twice the same, each part has its
 * `data-component`, and what a consumer passes reaches the part's own element. The browser half is the Conformance
 * story.
 */
export function describeConformance<Part extends string>({
  anatomy,
  render,
  portal = false,
  absent = [],
  classOn = {},
  asLink,
}: Conformance<Part>): void {
  describe(`${anatomy.name} on the server`, () => {
    const probed = new Set<Part>();
    const draw = () =>
      renderOnServer(
        render((part) => {
          probed.add(part);
          return { ref: () => undefined, className: probeClass, 'data-probe': part };
        }),
      );
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('renders without a warning, twice the same', () => {
      const first = draw();
      expect(first.warnings).toEqual([]);
      expect(draw().html).toBe(first.html);
    });

    if (!portal)
      it('names every part and passes class and attributes to its element', () => {
        const { html } = draw();
        const tags = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
        const tagsOf = (part: Part) =>
          tags.filter((tag) => tag.includes(`data-component="${componentName(anatomy, part)}"`));
        for (const part of Object.keys(anatomy.parts) as Part[]) {
          if (absent.includes(part)) continue;
          const name = componentName(anatomy, part);
          expect(tagsOf(part), name).not.toHaveLength(0);
          if (!probed.has(part)) continue;
          const own = tagsOf(part).find((tag) => tag.includes(`data-probe="${part}"`));
          expect(own, `${name} with the probe`).toBeDefined();
          const classed = classOn[part] ? tagsOf(classOn[part])[0] : own;
          expect(/class="([^"]*)"/.exec(classed ?? '')?.[1]?.split(' '), name).toContain(probeClass);
        }
      });

    if (asLink)
      it('takes the form of its child', () => {
        const { html, warnings } = renderOnServer(asLink(<a href="#there">There</a>));
        expect(warnings).toEqual([]);
        const link = /<a [^>]*href="#there"[^>]*>/.exec(html)?.[0];
        expect(link).toContain(`data-component="${componentName(anatomy, Object.keys(anatomy.parts)[0] as Part)}"`);
        expect(link).not.toContain('type="button"');
        expect(html).toContain('There');
      });
  });
}
