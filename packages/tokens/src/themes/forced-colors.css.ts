import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { tokens } from '../theme/layers.css.ts';

const { color, line, elevation } = vars;
const all = (group: Record<string, string>, system: string) =>
  Object.fromEntries(Object.values(group).map((name) => [name, system]));
const tones = [color.neutral, color.beacon, color.danger, color.info, color.success];

// Colors the browser does not force (SVG fills, drawn edges) are mapped to the system's colors through the same names.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(forced-colors: active)': {
          vars: {
            ...all(color.surface, 'Canvas'),
            ...all(color.text, 'CanvasText'),
            [color.text.disabled]: 'GrayText',
            ...all(color.border, 'CanvasText'),
            [color.link]: 'LinkText',
            [color.focus.ring]: 'Highlight',
            [color.focus.halo]: 'Canvas',
            [color.action.fill]: 'Highlight',
            [color.action.hover]: 'Highlight',
            [color.action.press]: 'Highlight',
            [color.action.text]: 'HighlightText',
            [color.action.edge]: 'ButtonText',
            ...Object.assign(
              {},
              ...tones.map((tone) => ({
                [tone.solid]: 'CanvasText',
                [tone.onSolid]: 'Canvas',
                [tone.soft]: 'Canvas',
                [tone.text]: 'CanvasText',
                [tone.edge]: 'CanvasText',
              })),
            ),
            ...Object.assign(
              {},
              ...[...Object.values(color.service), ...Object.values(color.conflict)].map((service) => ({
                [service.fill]: 'Canvas',
                [service.edge]: 'CanvasText',
                [service.text]: 'CanvasText',
              })),
            ),
            ...all(elevation, 'none'),
            [line.strong]: '2px',
          },
        },
      },
    },
  },
});
