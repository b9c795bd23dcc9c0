import type { ThemeName } from '../themes/theme-name.ts';

/** What a person chose: a theme, or to follow the operating system. */
export type ThemePreference = ThemeName | 'system';
/** How much room rows and controls take. */
export type DensityPreference = 'roomy' | 'standard' | 'dense';

/** The choices in the order they are offered. */
export const themePreferences: readonly ThemePreference[] = [
  'system',
  'day',
  'night',
  'day-contrast',
  'night-contrast',
];
const densityPreferences: readonly DensityPreference[] = ['roomy', 'standard', 'dense'];

/** How a page should look. */
export interface Appearance {
  readonly theme: ThemePreference;
  readonly density: DensityPreference;
}

/** The cookie that holds the choice. It is read by the server before the first byte, so no page ever flashes. */
export const appearanceCookieName = 'appearance';

/** Reads the choice from a request's `Cookie` header; what is absent or unknown is the system's theme in standard density. */
export function readAppearance(cookieHeader: string | null | undefined): Appearance {
  const value = /(?:^|;\s*)appearance=([^;]*)/.exec(cookieHeader ?? '')?.[1] ?? '';
  const [theme, density] = value.split('.');
  return {
    theme: themePreferences.find((name) => name === theme) ?? 'system',
    density: densityPreferences.find((name) => name === density) ?? 'standard',
  };
}

/** Writes the choice as a `Set-Cookie` value, or for `document.cookie`. It holds no secret, so script may read it. */
export function appearanceCookie({ theme, density }: Appearance, { secure = true } = {}): string {
  return `${appearanceCookieName}=${theme}.${density}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The attributes of the `html` element for a choice. Without `data-theme` the stylesheet follows the operating system. */
export function appearanceAttributes({ theme, density }: Appearance): {
  'data-theme'?: ThemeName;
  'data-density': DensityPreference;
} {
  return { ...(theme === 'system' ? {} : { 'data-theme': theme }), 'data-density': density };
}
