export type { ThemeName } from '../themes/theme-name.ts';
export { type DensityName, themeNames, type ThemeValues, valuesOf } from './values.ts';
