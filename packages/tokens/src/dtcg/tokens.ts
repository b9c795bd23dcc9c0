import component from './component.tokens.json' with { type: 'json' };
import density from './density.tokens.json' with { type: 'json' };
import foundation from './foundation.tokens.json' with { type: 'json' };
import primitive from './primitive.tokens.json' with { type: 'json' };
import dayContrast from './theme.day-contrast.tokens.json' with { type: 'json' };
import day from './theme.day.tokens.json' with { type: 'json' };
import nightContrast from './theme.night-contrast.tokens.json' with { type: 'json' };
import night from './theme.night.tokens.json' with { type: 'json' };
import { type MapTokens, overlay, type Token } from './token-tree.ts';

/** Tier 1: the ramps. Only theme files use them. */
export { primitive };
/** Tier 2 tokens shared by all themes: type, space, radius, motion. */
export { foundation };
/** Tier 3: component tokens, each an alias of a tier 2 token. */
export { component };
/** Tier 2 by density: heights and paddings of rows and controls. */
export const densities = { roomy: density.roomy, standard: density.standard, dense: density.dense };

/** The shape of a complete theme: every token of the day theme. A theme that lacks one does not compile. */
type ThemeTree = MapTokens<typeof day, Token>;
const wholeDay: ThemeTree = day;
const wholeNight: ThemeTree = night;

/** Tier 2 by theme. The contrast themes only list their changes. */
export const themes = {
  day: wholeDay,
  night: wholeNight,
  'day-contrast': overlay(wholeDay, dayContrast),
  'night-contrast': overlay(wholeNight, nightContrast),
};

/** The sparse files of the contrast themes, for the completeness test. */
export const contrastOverrides = { 'day-contrast': dayContrast, 'night-contrast': nightContrast };
