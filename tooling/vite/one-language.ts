import type { Plugin } from 'vite';

const library = String.raw`/node_modules/(?:react-aria|react-stately|react-aria-components)/`;
/** The library's own words in another language: `…/intl/datepicker/de-DE.mjs`. */
const otherWords = new RegExp(`${library}.*/intl/[a-z]+/(?!en-US)[a-z]{2}-[A-Z]{2}\\.mjs$`);
const calendars = /\/node_modules\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;

/**
 * The application speaks American English and counts days as its readers do, but React Aria brings its words in 34
 * languages and a dozen calendars: half of a date field. The browser gets one of each; a reader of another language gets
 * the English words, as from the application itself.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'roadside:one-language',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      if (otherWords.test(id)) return `export { default } from './en-US.mjs';`;
      if (!calendars.test(id)) return null;
      return `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
        export const createCalendar = () => new GregorianCalendar();`;
    },
  };
}
