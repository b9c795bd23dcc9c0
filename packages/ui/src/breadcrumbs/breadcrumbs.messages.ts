import { defineMessages } from '../provider/define-messages.ts';

export const breadcrumbsMessages = defineMessages('Breadcrumbs', { label: 'Breadcrumb' });
