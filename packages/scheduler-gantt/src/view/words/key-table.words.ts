import type { KeySection } from './gantt.words.ts';

/** All shortcuts and gestures in English: loaded with the list that shows them. Keys are separated by `|`. */
export const keyTable: readonly KeySection[] = [
  {
    title: 'Move around',
    keys: [
      ['← | →', 'Previous or next shift'],
      ['↑ | ↓', 'Nearest shift in the next row'],
      ['Home | End', 'Start or end of the row'],
      ['Ctrl Home | Ctrl End', 'First or last driver'],
      ['Page Up | Page Down', 'One screen'],
      ['N', 'Next conflict'],
      ['+ | − | Ctrl wheel', 'Zoom'],
    ],
  },
  {
    title: 'Select',
    keys: [
      ['Space', 'Select the shift, or the driver at the start of a row'],
      ['Shift ←↑→↓', 'Select more'],
      ['Ctrl A', 'Select everything in view'],
      ['Ctrl click', 'Select one more'],
      ['Shift drag', 'Select an area'],
      ['Esc', 'Clear the selection'],
    ],
  },
  {
    title: 'Change',
    keys: [
      ['Enter | F2 | Double-click', 'Edit, or add a shift in empty time'],
      ['Shift F10 | Right-click', 'Menu'],
      ['M', 'Move: arrows by 15 minutes or one driver, Shift by an hour, Tab for start or end'],
      ['Alt ←↑→↓', 'Move right away'],
      ['Alt Shift ← | →', 'Move the end'],
      ['Ctrl D', 'Duplicate'],
      ['Delete', 'Delete'],
      ['Ctrl C | X | V', 'Copy, cut, paste at the driver'],
      ['Ctrl Z | Ctrl Shift Z', 'Undo, redo'],
    ],
  },
  {
    title: 'Drag',
    keys: [
      ['A bar', 'Move. Shift keeps the time, Alt keeps the driver, Ctrl copies'],
      ['End of a bar', 'Resize'],
      ['Empty time', 'Add a shift'],
      ['Long press', 'Pick up a bar by touch; release for its menu'],
    ],
  },
];
