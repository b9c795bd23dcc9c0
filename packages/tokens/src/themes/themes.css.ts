import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { component, densities, foundation, themes } from '../dtcg/tokens.ts';
import { vars } from '../theme/contract.css.ts';
import { tokens } from '../theme/layers.css.ts';
import { cssTokens } from './theme-rules.ts';
import type { ThemeName } from './theme-name.ts';

const { color, elevation, line, weight } = vars;
const themed = { color, elevation, line, weight };
const { font, type, space, radius, motion, stack } = vars;

createGlobalTheme(
  ':root',
  { font, type, space, radius, motion, stack },
  { '@layer': tokens, ...cssTokens(foundation) },
);

// Aliases resolve where they are declared, so a nested theme needs its own set of tier 3.
const { button, field, table, tile, shell, chart, gantt } = vars;
createGlobalTheme(
  ':root, [data-theme]',
  { button, field, table, tile, shell, chart, gantt },
  { '@layer': tokens, ...cssTokens(component) },
);

const scheme = (name: ThemeName) => (name.startsWith('night') ? 'dark' : 'light');
function theme(selector: string, name: ThemeName, media?: string) {
  const rule = { colorScheme: scheme(name), vars: assignVars(themed, cssTokens(themes[name])) };
  globalStyle(selector, { '@layer': { [tokens]: media ? { '@media': { [media]: rule } } : rule } });
}

// No attribute: follow the operating system. An attribute pins the theme; a system preference for more contrast still
// applies.
const unpinned = ':root:not([data-theme])';
theme(':root, [data-theme="day"]', 'day');
theme('[data-theme="night"]', 'night');
theme(unpinned, 'night', '(prefers-color-scheme: dark)');
theme(`${unpinned}, [data-theme="day"]`, 'day-contrast', '(prefers-contrast: more)');
theme('[data-theme="night"]', 'night-contrast', '(prefers-contrast: more)');
theme(unpinned, 'night-contrast', '(prefers-contrast: more) and (prefers-color-scheme: dark)');
theme('[data-theme="day-contrast"]', 'day-contrast');
theme('[data-theme="night-contrast"]', 'night-contrast');

const { density } = vars;
createGlobalTheme(
  ':root, [data-density="standard"]',
  { density },
  { '@layer': tokens, ...cssTokens(densities.standard) },
);
createGlobalTheme('[data-density="roomy"]', { density }, { '@layer': tokens, ...cssTokens(densities.roomy) });
createGlobalTheme('[data-density="dense"]', { density }, { '@layer': tokens, ...cssTokens(densities.dense) });
