import { defineMessages } from '../provider/ui-settings.ts';

export const sliderMessages = defineMessages('Slider', { from: 'From', to: 'To', range: '{from} to {to}' });
