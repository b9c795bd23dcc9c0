import { defineMessages } from '../provider/define-messages.ts';

export const tableMessages = defineMessages('Table', {
  green: 'on goal',
  yellow: 'close to goal',
  red: 'off goal',
  loading: 'Loading rows',
});
