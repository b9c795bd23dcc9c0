export { layered } from '@roadside/foundations/layers';
