export { dateFormat, numberFormat, pluralRules } from './intl-formats.ts';
