import { defineAnatomy } from '../internal/anatomy.ts';

export const fileDropAnatomy = defineAnatomy('FileDrop', {
  Root: { states: { disabled: 'when disabled', invalid: 'when a file is refused' } },
  Zone: { states: { over: 'while files are dragged over it', size: "'sm' | 'md' | 'lg'" } },
  Input: {},
  Problems: {},
  List: {},
  File: { states: { stage: "'waiting' | 'sending' | 'done' | 'failed'" } },
  Retry: {},
  Remove: {},
});
