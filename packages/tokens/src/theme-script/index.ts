export {
  type Appearance,
  appearanceAttributes,
  appearanceCookie,
  appearanceCookieName,
  type DensityPreference,
  readAppearance,
  type ThemePreference,
  themePreferences,
} from './theme-preference.ts';
export { themeScript, themeScriptHash } from './theme-script.ts';
