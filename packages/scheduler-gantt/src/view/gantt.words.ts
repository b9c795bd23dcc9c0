import type { Background } from '../model/schedule.ts';
import type { MenuAction } from './gantt-menu.tsx';

/** Every text of the schedule that is not data; each can be replaced. Times and numbers arrive written. */
export interface GanttWords {
  service(service: string): string;
  readonly driver: string;
  readonly addShift: (driver: string) => string;
  readonly bar: (shift: { service: string; from: string; until: string; driver: string; locked: boolean }) => string;
  readonly emptyRow: string;
  readonly background: (stretch: { kind: Background['kind']; from: string; until: string }) => string;
  readonly offLabel: Readonly<Record<Background['kind'], string>>;
  readonly ghosts: string;
  readonly group: (name: string, size: string) => string;
  readonly noGroup: string;
  readonly coverage: string;
  readonly coverageCaption: string;
  readonly covered: (counts: { scheduled: string; needed: string; unfilled: string; short: string }) => string;
  readonly short: (people: string) => string;
  readonly coverageAt: (counts: { time: string; scheduled: string; needed: string }) => string;
  readonly loading: string;
  readonly empty: string;
  readonly help: string;
  readonly moveMode: string;
  readonly movePart: Readonly<Record<'whole' | 'start' | 'end', string>>;
  readonly cancelled: string;
  readonly refused: (reasons: string) => string;
  readonly done: Readonly<
    Record<
      'moved' | 'copied' | 'created' | 'removed' | 'pasted' | 'duplicated',
      (count: number, what: string) => string
    >
  >;
  readonly selected: (count: number) => string;
  readonly copiedToClipboard: (count: number) => string;
  readonly nothingSelected: string;
  readonly nothingToPaste: string;
  readonly noRoom: string;
  readonly undone: string;
  readonly redone: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly readOnly: string;
  readonly tableHeads: {
    readonly day: string;
    readonly start: string;
    readonly end: string;
    readonly hours: string;
    readonly service: string;
    readonly actions: string;
  };
  readonly coverageHeads: readonly [scheduled: string, needed: string, unfilled: string];
  readonly edit: string;
  readonly add: string;
  readonly keys: string;
  readonly close: string;
  readonly save: string;
  readonly remove: string;
  readonly showMore: (next: string, left: string) => string;
  /** Keys and what they do, for the list that the question mark opens; ours without it. */
  readonly keyTable?: readonly (readonly [keys: string, effect: string])[];
  /** The menu of a shift; ours without it. */
  readonly menu?: Partial<Readonly<Record<MenuAction | 'name', string>>>;
  readonly more: (count: string) => string;
}

const serviceNames: Readonly<Record<string, string>> = {
  tow: 'Tow',
  battery: 'Battery',
  light: 'Light service',
  multiple: 'Multiple services',
  none: 'No service',
  unavailable: 'Not available',
};
const shifts = (count: number) => (count === 1 ? '1 shift' : `${count} shifts`);

/** The English texts. */
export const ganttWords: GanttWords = {
  service: (service) => serviceNames[service] ?? service,
  driver: 'Driver',
  addShift: (driver) => `Add a shift for ${driver}`,
  bar: ({ service, from, until, driver, locked }) =>
    `${service}, ${from} to ${until}, ${driver}${locked ? ', locked' : ''}`,
  emptyRow: 'no shifts',
  background: ({ kind, from, until }) =>
    `${kind === 'pto' ? 'time off' : kind === 'available' ? 'available' : 'not available'} ${from} to ${until}`,
  offLabel: { available: 'Available', pto: 'Time off', unavailable: 'Not available' },
  ghosts: 'To fill',
  group: (name, size) => `${name}, ${size} drivers`,
  noGroup: 'Other drivers',
  coverage: 'Coverage',
  coverageCaption: 'People on shift and people needed, hour by hour',
  covered: ({ scheduled, needed, unfilled, short }) =>
    `${scheduled} of ${needed}${short === '0' ? '' : `, ${short} short`}${unfilled === '0' ? '' : `, ${unfilled} to fill`}`,
  short: (people) => `−${people}`,
  coverageAt: ({ time, scheduled, needed }) => `Coverage ${time}: ${scheduled} of ${needed}.`,
  loading: 'Loading the schedule',
  empty: 'No drivers in this schedule.',
  help: 'Arrow keys go from shift to shift. Enter edits, M moves, Space selects. Press ? for all keys.',
  moveMode: 'Moving. Arrow keys move, Tab takes the whole shift or an end, Enter drops, Escape puts it back.',
  movePart: { whole: 'Whole shift', start: 'Start', end: 'End' },
  cancelled: 'Put back.',
  refused: (reasons) => `Not possible. ${reasons}`,
  done: {
    moved: (count, what) => (count === 1 ? `Moved: ${what}.` : `Moved ${shifts(count)}.`),
    copied: (count, what) => (count === 1 ? `Copied: ${what}.` : `Copied ${shifts(count)}.`),
    created: (_count, what) => `Added: ${what}.`,
    removed: (count, what) => (count === 1 ? `Deleted: ${what}.` : `Deleted ${shifts(count)}.`),
    pasted: (count, what) => (count === 1 ? `Pasted: ${what}.` : `Pasted ${shifts(count)}.`),
    duplicated: (count, what) => (count === 1 ? `Duplicated: ${what}.` : `Duplicated ${shifts(count)}.`),
  },
  selected: (count) => (count === 0 ? 'Nothing selected.' : `${shifts(count)} selected.`),
  copiedToClipboard: (count) => `${shifts(count)} copied. Paste at a driver.`,
  nothingSelected: 'No shift is selected or focused.',
  nothingToPaste: 'Nothing has been copied.',
  noRoom: 'No room for a shift.',
  undone: 'Undone.',
  redone: 'Done again.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to do again.',
  readOnly: 'This schedule can only be read.',
  tableHeads: { day: 'Day', start: 'Start', end: 'End', hours: 'Hours', service: 'Service', actions: 'Actions' },
  coverageHeads: ['On shift', 'Needed', 'To fill'],
  edit: 'Edit',
  add: 'Add',
  keys: 'Keys',
  close: 'Close',
  save: 'Save',
  remove: 'Delete',
  showMore: (next, left) => `Show ${next} more of ${left}`,
  more: (count) => `${count} more lines are not shown.`,
};
