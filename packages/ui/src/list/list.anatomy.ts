import { defineAnatomy } from '../internal/anatomy.ts';

export const listAnatomy = defineAnatomy('List', {
  Root: { states: { divided: 'when lines separate the rows', wrap: 'when long text wraps' } },
  Item: {
    states: {
      current: 'on the row whose content is open',
      unread: 'until the row has been opened',
      action: 'when the whole row is clickable',
    },
  },
  Action: {},
  Title: {},
  Description: {},
  Trailing: {},
});
