import { vars } from '@roadside/tokens/theme';
import type { Paint } from '../scene/paint.ts';

const { color } = vars;

/** The token behind each paint. */
export const paints: Readonly<Record<Paint, string>> = {
  1: color.categorical[1],
  2: color.categorical[2],
  3: color.categorical[3],
  4: color.categorical[4],
  5: color.categorical[5],
  6: color.categorical[6],
  tow: color.service.tow.fill,
  battery: color.service.battery.fill,
  light: color.service.light.fill,
  multiple: color.service.multiple.fill,
  none: color.service.none.fill,
  unavailable: color.service.unavailable.fill,
  muted: color.border.control,
  success: color.success.solid,
  beacon: color.beacon.solid,
  danger: color.danger.solid,
};
