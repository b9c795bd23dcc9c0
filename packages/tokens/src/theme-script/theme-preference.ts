import type { ThemeName } from '../themes/theme-name.ts';

/** The person's theme choice: a theme, or follow the operating system. */
export type ThemePreference = ThemeName | 'system';
/** Size of rows and controls. */
export type DensityPreference = 'roomy' | 'standard' | 'dense';

/** The choices in menu order. */
export const themePreferences: readonly ThemePreference[] = [
  'system',
  'day',
  'night',
  'day-contrast',
  'night-contrast',
];
const densityPreferences: readonly DensityPreference[] = ['roomy', 'standard', 'dense'];

/** Theme and density of a page. */
export interface Appearance {
  readonly theme: ThemePreference;
  readonly density: DensityPreference;
}

/** Cookie for the choice. The server reads it before the first byte, so the page never flashes. */
export const appearanceCookieName = 'appearance';

/**
 * Reads the choice from a request's `Cookie` header; missing or unknown values fall back to the system's theme in
 * standard density.
 */
export function readAppearance(cookieHeader: string | null | undefined): Appearance {
  const value = /(?:^|;\s*)appearance=([^;]*)/.exec(cookieHeader ?? '')?.[1] ?? '';
  const [theme, density] = value.split('.');
  return {
    theme: themePreferences.find((name) => name === theme) ?? 'system',
    density: densityPreferences.find((name) => name === density) ?? 'standard',
  };
}

/**
 * Serializes the choice as a `Set-Cookie` value, or for `document.cookie`. It contains no secret, so scripts may read
 * it.
 */
export function appearanceCookie({ theme, density }: Appearance, { secure = true } = {}): string {
  return `${appearanceCookieName}=${theme}.${density}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * The attributes of the `html` element for a choice. Without `data-theme`, the stylesheet follows the operating system.
 */
export function appearanceAttributes({ theme, density }: Appearance): {
  'data-theme'?: ThemeName;
  'data-density': DensityPreference;
} {
  return { ...(theme === 'system' ? {} : { 'data-theme': theme }), 'data-density': density };
}
