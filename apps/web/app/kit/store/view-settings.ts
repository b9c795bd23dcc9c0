/**
 * How a person wants the app to look in this browser. Not personal data, so it is in a plain cookie the server can
 * read.
 */
export interface ViewSettings {
  /** system = follows the operating system. */
  readonly theme: 'system' | 'day' | 'night';
  readonly contrast: 'system' | 'more';
  readonly rail: 'icons' | 'pinned';
  /** Spacing of rows and controls. */
  readonly density: 'roomy' | 'standard' | 'dense';
}

export const defaultView: ViewSettings = { theme: 'system', contrast: 'system', rail: 'icons', density: 'standard' };

const cookieName = 'view';
const allowed = {
  theme: ['system', 'day', 'night'],
  contrast: ['system', 'more'],
  rail: ['icons', 'pinned'],
  density: ['roomy', 'standard', 'dense'],
} as const;

/** Reads the settings from a Cookie header (or `document.cookie`); unknown values fall back to the default. */
export function readView(cookies: string | null): ViewSettings {
  const found = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`));
  const [theme, contrast, rail, density] = found?.slice(cookieName.length + 1).split('.') ?? [];
  return {
    theme: pick(allowed.theme, theme, defaultView.theme),
    contrast: pick(allowed.contrast, contrast, defaultView.contrast),
    rail: pick(allowed.rail, rail, defaultView.rail),
    density: pick(allowed.density, density, defaultView.density),
  };
}

/** The cookie that keeps the settings for a year. */
export function viewCookie(view: ViewSettings): string {
  return `${cookieName}=${view.theme}.${view.contrast}.${view.rail}.${view.density}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/**
 * The theme to pin, or undefined if the operating system decides. The server can't know whether "match system" with
 * more contrast means day or night: `followSystemScript` sets it before the first paint.
 */
export function pinnedTheme(view: ViewSettings): 'day' | 'night' | 'day-contrast' | 'night-contrast' | undefined {
  if (view.theme === 'system') return undefined;
  return view.contrast === 'more' ? `${view.theme}-contrast` : view.theme;
}

/** Runs before the first paint, only for "match system" with more contrast. */
export const followSystemScript =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'night-contrast':'day-contrast'";

function pick<const Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
  fallback: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}
