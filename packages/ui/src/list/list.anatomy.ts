import { defineAnatomy } from '../internal/anatomy.ts';

export const listAnatomy = defineAnatomy('List', {
  Root: { states: { divided: 'when lines part the rows', wrap: 'when words are shown whole' } },
  Item: {
    states: {
      current: 'on the row whose content is shown',
      unread: 'until it was opened',
      action: 'when the whole row is a target',
    },
  },
  Action: {},
  Title: {},
  Description: {},
  Trailing: {},
});
