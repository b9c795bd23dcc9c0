import { vars } from '@roadside/tokens/theme';

const { color } = vars;
const toneText = {
  neutral: color.text.secondary,
  beacon: color.beacon.text,
  info: color.info.text,
  success: color.success.text,
  danger: color.danger.text,
};

/** Style of a notice's icon, in the color of the tone that `data-tone` sets on the surrounding element. */
export const toneIcon = {
  flex: 'none',
  color: toneText.neutral,
  selectors: Object.fromEntries(
    Object.entries(toneText).map(([tone, text]) => [`[data-tone="${tone}"] > &`, { color: text }]),
  ),
};
