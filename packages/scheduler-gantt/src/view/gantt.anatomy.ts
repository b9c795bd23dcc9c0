/** The schedule's parts by `data-component`, their states, and the variables an app may set. */
export const ganttAnatomy = {
  name: 'SchedulerGantt',
  parts: {
    Root: {
      states: {},
      vars: {
        '--gantt-row-size': 'height of a line; the density decides without it, and a week takes at least 44 px',
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
        carried: 'is being dragged',
        conflict: "'outside-availability' | 'not-available', while it conflicts",
        'clipped-start': 'begins before the window',
        'clipped-end': 'ends after it',
      },
    },
    Carried: { states: {} },
    Now: { states: {} },
    Table: { states: {} },
    List: { states: {} },
    Month: { states: {} },
    Menu: { states: {} },
    Editor: { states: {} },
    Hover: { states: {} },
    Foot: { states: {} },
    Conflicts: { states: {} },
    Waiting: { states: {} },
    Live: { states: {} },
  },
} as const;
