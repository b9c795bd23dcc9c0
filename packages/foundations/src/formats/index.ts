export { dateFormat, numberFormat, pluralRules } from './intl-formats.ts';
export { writeShare } from './write-share.ts';
