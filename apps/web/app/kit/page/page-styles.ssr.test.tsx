import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageStyles, PageStylesProvider, type PageStylesValue } from './page-styles.tsx';

const href = '/assets/style-B2.css';
const text = 'a::after{content:"$& ¾ <b>"} a>b{}';

const head = (styles: PageStylesValue | null) =>
  renderToString(
    <PageStylesProvider value={styles}>
      <PageStyles />
    </PageStylesProvider>,
  );

describe('the styles of a page', () => {
  it('are inlined on a first visit, and the file does not block the first paint', () => {
    expect(head({ href, inline: text, nonce: 'n0nce' })).toBe(
      `<style nonce="n0nce">${text}</style><link rel="stylesheet" href="${href}" data-page-styles="" media="not all"/>`,
    );
  });

  it('come from the file when the browser has it cached', () => {
    expect(head({ href, inline: '', nonce: 'n0nce' })).toBe(
      `<style nonce="n0nce"></style><link rel="stylesheet" href="${href}" data-page-styles=""/>`,
    );
  });

  it('are left to Vite in development', () => {
    expect(head(null)).toBe('');
  });
});
