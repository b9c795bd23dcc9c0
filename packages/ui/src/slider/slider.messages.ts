import { defineMessages } from '../provider/define-messages.ts';

export const sliderMessages = defineMessages('Slider', { from: 'From', to: 'To', range: '{from} to {to}' });
