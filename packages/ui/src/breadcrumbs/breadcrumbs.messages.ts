import { defineMessages } from '../provider/ui-settings.ts';

export const breadcrumbsMessages = defineMessages('Breadcrumbs', { label: 'Where you are' });
