/** Every key and gesture in English: fetched with the list that shows it. */
export const keyTable: readonly (readonly [keys: string, effect: string])[] = [
  ['← →', 'Previous or next shift of the driver'],
  ['↑ ↓', 'Nearest shift in the next row'],
  ['Home, End', 'Start or end of the row; with Ctrl the first or last driver'],
  ['Page Up, Page Down', 'One screen'],
  ['Space', 'Select; with Shift and arrows select more; Ctrl A all in sight'],
  ['Enter, F2', 'Edit; on an empty place, add a shift'],
  [
    'M',
    'Move: arrows by 15 minutes or one driver, Shift for an hour, Tab for start or end, Enter drops, Escape puts back',
  ],
  ['Alt + arrows', 'Move at once; with Shift ← → change the end'],
  ['Ctrl C, X, V, D', 'Copy, cut, paste at the driver, duplicate'],
  ['Delete', 'Delete'],
  ['Ctrl Z, Ctrl Shift Z', 'Undo, do again'],
  ['Drag', 'Move; at an end, resize; on an empty place, add. Shift keeps the time, Alt keeps the driver, Ctrl copies'],
  ['Shift + drag on an empty place', 'Select many'],
  ['Ctrl + click', 'Select one more'],
  ['Two presses on an empty place', 'Add a shift'],
  ['Right mouse button, Shift F10, a finger that rests and lets go', 'Menu: every change without dragging'],
  ['+, −, Ctrl + wheel', 'Zoom'],
];
