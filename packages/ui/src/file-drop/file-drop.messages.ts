import { defineMessages } from '../provider/define-messages.ts';

export const fileDropMessages = defineMessages('FileDrop', {
  choose: '{many, select, yes {Choose files} other {Choose a file}}',
  drop: 'or drop {many, select, yes {them} other {it}} here, or paste',
  over: 'Let go to add {many, select, yes {the files} other {the file}}',
  hint: '{types}{both, select, yes {, } other {}}{size}',
  upTo: 'up to {size}',
  wrongType: '{name} is of a type that is not accepted.',
  tooLarge: '{name} has {size}; at most {limit} is accepted.',
  empty: '{name} is empty.',
  tooMany: '{name} is one file too many; at most {count, plural, one {# file is} other {# files are}} accepted.',
  files: 'Files',
  waiting: 'Waiting',
  sending: '{percent} sent',
  done: 'Uploaded',
  failed: 'Not uploaded',
  retry: 'Try {name} again',
  remove: 'Remove {name}',
});
