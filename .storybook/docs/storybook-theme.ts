// The bundler of Storybook's manager doesn't know the workspace's export condition.
import { type ThemeName, valuesOf } from '../../packages/tokens/src/values/index.ts';
import { create } from 'storybook/theming';

/** Maps one of our themes to Storybook's, so that its own pages and toolbars match the stories. */
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
