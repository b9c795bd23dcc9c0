export { forcedColors, layered } from '@roadside/foundations/layers';
