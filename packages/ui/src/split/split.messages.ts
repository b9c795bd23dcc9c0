import { defineMessages } from '../provider/ui-settings.ts';

export const splitMessages = defineMessages('Split', { share: '{share, number} percent', collapsed: 'folded away' });
