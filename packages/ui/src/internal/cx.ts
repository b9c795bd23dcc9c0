export { cx } from '@roadside/foundations/classes';
