import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { reset } from '../theme/layers.css.ts';
import { textStyle } from '../theme/text-style.ts';

const rule = (selector: string, declarations: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: declarations } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 4 });
rule('body', {
  ...textStyle('body'),
  margin: 0,
  minBlockSize: '100dvb',
  fontFamily: vars.font.text,
  fontSynthesis: 'none',
  color: vars.color.text.primary,
  background: vars.color.surface.canvas,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
rule('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, legend, ul, ol', {
  margin: 0,
  padding: 0,
  border: 0,
});
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: vars.weight.semibold, textWrap: 'balance' });
rule('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 });
rule('button', { border: 0, padding: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' });
rule('button:disabled', { cursor: 'default' });
rule('table', { borderCollapse: 'separate', borderSpacing: 0 });
rule('th', { fontWeight: 'inherit', textAlign: 'inherit' });
rule('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
rule('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: 'inherit' });
rule('a', { color: vars.color.link, textUnderlineOffset: '0.18em', textDecorationThickness: 'from-font' });
rule('[hidden]:not([hidden="until-found"])', { display: 'none' });
rule(':focus-visible', { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' });
rule('::selection', { color: vars.color.action.text, background: vars.color.action.fill });
