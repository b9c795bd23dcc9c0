import { defineMessages } from '../provider/define-messages.ts';

export const boardMessages = defineMessages('Board', {
  role: 'card that can be moved',
  fixedRole: 'card',
  keys: 'Space picks it up. Arrow keys then move it, Space drops it, Escape puts it back.',
  picked: '{name} picked up. Place {place} of {count} in {list}.',
  moved: 'Place {place} of {count} in {list}.',
  dropped: '{name} dropped. Place {place} of {count} in {list}.',
  back: '{name} returned to where it was.',
  refused: '{list} doesn’t accept it: {reason}',
  move: 'Move {name}',
  up: 'Up',
  down: 'Down',
  to: 'To {list}',
  count: '{count, number}',
  countOf: '{count, number} of {limit, number}',
  over: 'over its limit',
  empty: 'No cards',
});
