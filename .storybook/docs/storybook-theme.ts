// The bundler of Storybook's own frame knows nothing of the workspace's condition.
import { type ThemeName, valuesOf } from '../../packages/tokens/src/values/index.ts';
import { create } from 'storybook/theming';

/** One of our themes in Storybook's words, so that its own pages and bars look as what they show. */
export function storybookTheme(name: ThemeName) {
  const { color, font } = valuesOf(name);
  const { surface, text, border } = color;
  return create({
    base: name.startsWith('night') ? 'dark' : 'light',
    brandTitle: 'Roadside',
    fontBase: font.text,
    fontCode: font.mono,
    colorPrimary: color.focus.ring,
    colorSecondary: color.link,
    appBg: surface.base,
    appContentBg: surface.canvas,
    appPreviewBg: surface.canvas,
    appHoverBg: surface.hover,
    appBorderColor: border.default,
    appBorderRadius: 6,
    textColor: text.primary,
    textMutedColor: text.secondary,
    barBg: surface.base,
    barTextColor: text.secondary,
    barHoverColor: text.primary,
    barSelectedColor: color.link,
    inputBg: surface.raised,
    inputBorder: border.control,
    inputTextColor: text.primary,
    buttonBg: surface.raised,
    buttonBorder: border.control,
  });
}
