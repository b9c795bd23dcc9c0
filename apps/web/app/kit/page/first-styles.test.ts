import { describe, expect, it } from 'vitest';
import { stylesCookie, hasCachedStyles } from './first-styles.server.ts';

const styles = { href: '/assets/style-B2.css', text: 'p{color:red}' };

describe('hasCachedStyles', () => {
  const given = stylesCookie(styles).split(';')[0] ?? '';
  it('recognizes a browser by its cookie', () => {
    expect(hasCachedStyles(`view=system.system.icons.standard; ${given}; other=1`, styles)).toBe(true);
  });
  it.each([null, '', 'styles=style-A1.css', `x${given}`, `${given}.map`])(
    'inlines the styles again for a browser with %j',
    (cookies) => {
      expect(hasCachedStyles(cookies, styles)).toBe(false);
    },
  );
});
