/** Parts of the schedule by their `data-component`, the states they show and the variables an owner may set. */
export const ganttAnatomy = {
  name: 'SchedulerGantt',
  parts: {
    Root: {
      states: {},
      vars: {
        '--gantt-row-size': 'height of a row; the density decides without it',
        '--gantt-side-size': 'width of the driver column',
      },
    },
    Scroller: {
      states: { carrying: "'move' | 'resizeStart' | 'resizeEnd' | 'create' | 'marquee', while the pointer does it" },
    },
    Head: { states: {} },
    Grid: { states: {} },
    Pinned: { states: {} },
    Row: { states: { row: 'the driver or group', kind: "'driver' | 'group'" } },
    Name: {
      states: {
        head: 'the driver or group',
        kind: "'driver' | 'ghost' | 'group'",
        active: 'has the tab stop',
        collapsed: 'its group is folded',
      },
    },
    Bar: {
      states: {
        shift: 'its id',
        service: 'what it is drawn as',
        locked: 'while locked',
        fixed: 'cannot be changed',
        carried: 'is in the air',
        'clipped-start': 'begins before the window',
        'clipped-end': 'ends after it',
      },
    },
    Carried: { states: {} },
    Now: { states: {} },
    Table: { states: {} },
    Menu: { states: {} },
    Waiting: { states: {} },
    Live: { states: {} },
  },
} as const;
