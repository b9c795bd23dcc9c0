export { dateFormat, numberFormat, writeShare } from '@roadside/foundations/formats';
