import './themes.css.ts';
import './forced-colors.css.ts';
import './fonts.css.ts';
import './reset.css.ts';

export type { ThemeName } from './theme-name.ts';
