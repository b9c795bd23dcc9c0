import { defineAnatomy } from '../internal/anatomy.ts';

export const fileDropAnatomy = defineAnatomy('FileDrop', {
  Root: { states: { disabled: 'while no file is taken', invalid: 'while what was given is wrong' } },
  Zone: { states: { over: 'while files are held over it', size: "'sm' | 'md' | 'lg'" } },
  Input: {},
  Problems: {},
  List: {},
  File: { states: { stage: "'waiting' | 'sending' | 'done' | 'failed'" } },
  Retry: {},
  Remove: {},
});
