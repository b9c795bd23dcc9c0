import type { Background } from '../../model/schedule.ts';
import type { MenuAction } from './menu.words.ts';

/** All the schedule's texts except data; each can be replaced. Times and numbers are passed in already formatted. */
export interface GanttWords {
  service(service: string): string;
  /** The services in the legend, with the letters that drivers' details use for them. */
  readonly legend: readonly (readonly [service: string, letter: string])[];
  readonly legendName: string;
  readonly driver: string;
  readonly hours: (hours: string) => string;
  readonly search: string;
  readonly searchNone: (query: string) => string;
  readonly addShift: (driver: string) => string;
  /** Of a shift that drivers don't see yet. */
  readonly notPublished: string;
  readonly bar: (shift: {
    service: string;
    from: string;
    until: string;
    driver: string;
    locked: boolean;
    draft: boolean;
    allDay?: boolean;
  }) => string;
  /** @param pause its length, and its time or null */
  readonly break: (pause: { minutes: string; paid: boolean; at: string | null }) => string;
  readonly emptyRow: string;
  /** The end of a shift without a set end. */
  readonly openEnd: string;
  /** The time in a bar without a set end: `6a on`. */
  readonly openSpan: (from: string) => string;
  /** For a driver, in the row header. */
  readonly selectDriver: (driver: string) => string;
  /** @param days the whole days it takes, if it does */
  readonly background: (stretch: {
    kind: Background['kind'];
    from: string;
    until: string;
    days?: string | undefined;
  }) => string;
  /** The time of a shift from midnight to midnight. */
  readonly allDay: string;
  readonly offLabel: Readonly<Record<Background['kind'], string>>;
  /** The text in a bar, by conflict code. */
  readonly conflictLabel: (code: string) => string;
  readonly conflicts: (count: number) => string;
  /** For the marks in the legend. */
  readonly conflictMarks: Readonly<Record<'outside-availability' | 'not-available', string>>;
  readonly ghosts: string;
  readonly ghostGroup: (size: string) => string;
  /** The time somebody was signed on during a shift. */
  readonly worked: (span: string) => string;
  /** The line of worked times, in the legend. */
  readonly workedMark: string;
  readonly group: (name: string, size: string) => string;
  readonly noGroup: string;
  readonly coverage: string;
  readonly coverageCaption: string;
  /**
   * The meaning of the coverage row's numbers: on shift of needed, the gap, a day's driver-hours, or, with a search, how
   * many of the drivers it found are on shift.
   */
  readonly coverageMeaning: Readonly<Record<'of' | 'gap' | 'day' | 'found', string>>;
  readonly covered: (counts: { scheduled: string; needed: string; unfilled: string; short: string }) => string;
  readonly of: (scheduled: string, needed: string) => string;
  /** Signed: `people` includes the sign. */
  readonly gap: (people: string) => string;
  /** The driver-hours a day is short. */
  readonly dayShort: (hours: string) => string;
  /** The same, where a day is narrow. */
  readonly dayGap: (hours: string) => string;
  readonly dayCovered: string;
  /** The button of a day that is short. */
  readonly fixDay: (weekday: string) => string;
  readonly coverageAt: (counts: { time: string; scheduled: string; needed: string }) => string;
  readonly loading: string;
  readonly partLost: string;
  readonly empty: string;
  readonly help: string;
  readonly moveMode: string;
  readonly movePart: Readonly<Record<'whole' | 'start' | 'end', string>>;
  readonly canceled: string;
  readonly refused: (reasons: string) => string;
  readonly done: Readonly<
    Record<
      'moved' | 'copied' | 'created' | 'removed' | 'pasted' | 'duplicated' | 'saved',
      (count: number, what: string) => string
    >
  >;
  readonly selected: (count: number) => string;
  readonly driversSelected: (count: number) => string;
  readonly copiedToClipboard: (count: number) => string;
  readonly nothingSelected: string;
  readonly nothingToPaste: string;
  readonly noRoom: string;
  readonly undone: string;
  readonly redone: string;
  /** After an undo or redo that skipped shifts somebody else has changed since. */
  readonly leftAlone: (count: number) => string;
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
  readonly showMore: (next: string, left: string) => string;
  readonly views: Readonly<Record<'list' | 'timeline', string>>;
  readonly viewsName: string;
  /** Shift editor texts; missing ones use the defaults. */
  readonly editor?: Partial<EditorWords>;
  /** Keyboard shortcuts and their descriptions, for the list that the question mark opens; defaults to ours. */
  readonly keyTable?: readonly KeySection[];
  /** The menu of a shift; defaults to ours. */
  readonly menu?: Partial<Readonly<Record<MenuAction | 'name', string>>>;
  /** The month overview; defaults to ours. */
  readonly month?: Partial<MonthWords>;
  readonly more: (count: string) => string;
}

/** One section of the list of keyboard shortcuts. */
export interface KeySection {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, effect: string])[];
}

export interface EditorWords {
  readonly title: (driver: string, day: string) => string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly openEnd: string;
  readonly nextDay: (time: string) => string;
  readonly length: (time: string, hours: string) => string;
  readonly service: string;
  readonly note: string;
  readonly repeat: string;
  readonly repeatOn: string;
  readonly weeks: string;
  readonly repeatHint: (count: number) => string;
  readonly save: string;
  readonly cancel: string;
  readonly remove: string;
  readonly unknownDriver: (name: string) => string;
}

export interface MonthWords {
  readonly drivers: (count: string) => string;
  readonly open: (count: string) => string;
  readonly short: (hours: string) => string;
  readonly covered: string;
  readonly none: string;
  readonly conflicts: (count: string) => string;
  readonly hours: (hours: string) => string;
}

const serviceNames: Readonly<Record<string, string>> = {
  tow: 'Tow',
  battery: 'Battery',
  light: 'Light service',
  multiple: 'Multiple services',
  none: 'No service',
  unavailable: 'Not available',
};
const offLabel: GanttWords['offLabel'] = { available: 'Available', pto: 'Time off', unavailable: 'Unavailable' };
const conflictLabels: Readonly<Record<string, string>> = {
  'time-off': 'Time off',
  'not-available': 'Unavailable',
  'outside-availability': 'Outside availability',
};
const shifts = (count: number) => (count === 1 ? '1 shift' : `${count} shifts`);

export const ganttWords: GanttWords = {
  service: (service) => serviceNames[service] ?? service,
  legend: [
    ['tow', 'T'],
    ['battery', 'B'],
    ['light', 'L'],
    ['multiple', ''],
    ['none', ''],
  ],
  legendName: 'Legend',
  driver: 'Driver',
  hours: (hours) => `${hours} h`,
  search: 'Find a driver',
  searchNone: (query) => `No drivers match “${query}”.`,
  addShift: (driver) => `Add shift for ${driver}`,
  bar: ({ service, from, until, driver, locked, draft, allDay }) =>
    `${service}, ${allDay ? 'all day' : `${from} to ${until}`}, ${driver}${locked ? ', locked' : ''}${draft ? ', not published' : ''}`,
  notPublished: 'not published',
  break: ({ minutes, paid, at }) => `${minutes} min ${paid ? 'paid ' : ''}break${at === null ? '' : ` at ${at}`}`,
  emptyRow: 'no shifts',
  openEnd: 'no set end',
  openSpan: (from) => `${from}–no set end`,
  selectDriver: (driver) => `Select ${driver}`,
  background: ({ kind, from, until, days }) =>
    days === undefined ? `${offLabel[kind]} ${from} to ${until}` : `${offLabel[kind]} all day ${days}`,
  allDay: 'all day',
  offLabel,
  conflictLabel: (code) => conflictLabels[code] ?? 'Conflict',
  // Only these are counted and listed below the schedule; overtime and rest are notes on the shift.
  conflicts: (count) =>
    count === 0
      ? 'No availability conflicts'
      : count === 1
        ? '1 availability conflict'
        : `${count} availability conflicts`,
  conflictMarks: { 'outside-availability': 'Outside availability', 'not-available': 'Time off or unavailable' },
  ghosts: 'open shift',
  worked: (span) => `Worked ${span}`,
  workedMark: 'Signed on',
  ghostGroup: (size) => `Open shifts (${size})`,
  group: (name, size) => `${name} (${size})`,
  noGroup: 'No station',
  coverage: 'Coverage',
  coverageCaption: 'Drivers on shift and drivers needed, hour by hour',
  coverageMeaning: {
    of: 'on shift/needed',
    gap: '− short, + extra',
    day: 'driver-hours short',
    found: 'of drivers found',
  },
  covered: ({ scheduled, needed, unfilled, short }) =>
    `${scheduled} of ${needed}${short === '0' ? '' : `, ${short} short`}${unfilled === '0' ? '' : `, ${unfilled} open`}`,
  of: (scheduled, needed) => `${scheduled}/${needed}`,
  gap: (people) => people,
  dayShort: (hours) => `${hours} h short`,
  dayGap: (hours) => `−${hours} h`,
  dayCovered: 'Covered',
  fixDay: (weekday) => `Fix ${weekday}`,
  coverageAt: ({ time, scheduled, needed }) => `Coverage ${time}: ${scheduled} of ${needed}.`,
  loading: 'Loading the schedule',
  partLost: 'We couldn’t load this part. Reload the page when you’re online.',
  empty: 'No drivers in this schedule.',
  help: 'Use the arrow keys to move between shifts. Enter edits, M moves, Space selects. Press ? for all shortcuts.',
  moveMode: 'Moving. Arrow keys move the shift, Tab switches to its start or end, Enter drops it, Escape cancels.',
  movePart: { whole: 'Whole shift', start: 'Start', end: 'End' },
  canceled: 'Move canceled.',
  refused: (reasons) => `Can’t do that. ${reasons}`,
  done: {
    moved: (count, what) => (count === 1 ? `Moved: ${what}.` : `Moved ${shifts(count)}.`),
    copied: (count, what) => (count === 1 ? `Copied: ${what}.` : `Copied ${shifts(count)}.`),
    created: (_count, what) => `Added: ${what}.`,
    removed: (count, what) => (count === 1 ? `Deleted: ${what}.` : `Deleted ${shifts(count)}.`),
    pasted: (count, what) => (count === 1 ? `Pasted: ${what}.` : `Pasted ${shifts(count)}.`),
    duplicated: (count, what) => (count === 1 ? `Duplicated: ${what}.` : `Duplicated ${shifts(count)}.`),
    saved: (count, what) => (count === 1 ? `Changed: ${what}.` : `Changed: ${what}. ${shifts(count)} in all.`),
  },
  selected: (count) => (count === 0 ? 'Nothing selected.' : `${shifts(count)} selected.`),
  driversSelected: (count) =>
    count === 0 ? 'No drivers selected.' : count === 1 ? '1 driver selected.' : `${count} drivers selected.`,
  copiedToClipboard: (count) => `${shifts(count)} copied. Go to a driver and paste.`,
  nothingSelected: 'No shift selected.',
  nothingToPaste: 'Nothing to paste.',
  noRoom: 'No room for another shift.',
  undone: 'Undone.',
  redone: 'Redone.',
  leftAlone: (count) =>
    `${count === 1 ? '1 shift was' : `${count} shifts were`} left as ${count === 1 ? 'it is' : 'they are'}: somebody else changed ${count === 1 ? 'it' : 'them'} since.`,
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  readOnly: 'This schedule is read-only.',
  tableHeads: { day: 'Day', start: 'Start', end: 'End', hours: 'Hours', service: 'Service', actions: 'Actions' },
  coverageHeads: ['On shift', 'Needed', 'Open'],
  edit: 'Edit',
  add: 'Add shift',
  keys: 'Keyboard shortcuts',
  close: 'Close',
  showMore: (next, left) => `Show ${next} more of ${left}`,
  views: { list: 'List', timeline: 'Chart' },
  viewsName: 'View',
  more: (count) => `${count} more lines are not shown.`,
};
