import type { EditorWords } from './gantt.words.ts';

/** The shift editor's English texts: loaded with it. */
export const editorWords: EditorWords = {
  title: (driver, day) => `${driver}, ${day}`,
  day: 'Day',
  start: 'Start',
  end: 'End',
  openEnd: 'No set end (shown as 8 hours)',
  nextDay: (time) => `${time} next day`,
  length: (time, hours) => `${time} (${hours} h)`,
  service: 'Service',
  note: 'Note',
  repeat: 'Repeat',
  repeatOn: 'Repeat on',
  weeks: 'Weeks',
  repeatHint: (count) => (count === 1 ? 'Adds 1 shift' : `Adds ${count} shifts`),
  save: 'Save shift',
  cancel: 'Cancel',
  remove: 'Delete shift',
  unknownDriver: (name) => `No driver is named “${name}”. Choose one from the list.`,
};
