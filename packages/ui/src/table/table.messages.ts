import { defineMessages } from '../provider/define-messages.ts';

export const tableMessages = defineMessages('Table', {
  green: 'meets goal',
  yellow: 'near goal',
  red: 'misses goal',
  loading: 'Loading rows',
});
