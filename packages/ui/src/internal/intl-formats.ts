export { dateFormat, numberFormat } from '@roadside/foundations/formats';
