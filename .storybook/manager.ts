import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/storybook-theme.ts';

addons.setConfig({ theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day') });
