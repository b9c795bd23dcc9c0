import { defineMessages } from '../provider/define-messages.ts';

export const fileDropMessages = defineMessages('FileDrop', {
  choose: '{many, select, yes {Choose files} other {Choose a file}}',
  drop: 'or drop {many, select, yes {them} other {it}} here, or paste',
  over: 'Drop to add {many, select, yes {the files} other {the file}}',
  hint: '{types}{both, select, yes {, } other {}}{size}',
  upTo: 'up to {size}',
  wrongType: '{name} isn’t an accepted file type.',
  tooLarge: '{name} is {size}. The limit is {limit}.',
  empty: '{name} is empty.',
  tooMany: '{name} was not added. The limit is {count, plural, one {# file} other {# files}}.',
  files: 'Files',
  waiting: 'Waiting',
  sending: '{percent} uploaded',
  done: 'Uploaded',
  failed: 'Not uploaded',
  retry: 'Retry {name}',
  remove: 'Remove {name}',
});
