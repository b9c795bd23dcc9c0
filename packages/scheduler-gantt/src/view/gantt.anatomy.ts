/** The schedule's parts by `data-component`, their states, and the variables an app may set. */
export const ganttAnatomy = {
  name: 'SchedulerGantt',
  parts: {
    Root: {
      states: {},
      vars: {
        '--gantt-row-size': 'height of a row; follows the density unless set, and is at least 44 px in the week view',
        '--gantt-side-size': 'width of the driver column',
      },
    },
    Scroller: {
      states: { carrying: "'move' | 'resizeStart' | 'resizeEnd' | 'create' | 'marquee', during that gesture" },
    },
    Head: { states: {} },
    Grid: { states: {} },
    Pinned: { states: {} },
    Refusal: { states: {} },
    Row: { states: { row: 'the driver or group', kind: "'driver' | 'group'" } },
    Name: {
      states: {
        head: 'the driver or group',
        kind: "'driver' | 'ghost' | 'group'",
        active: 'when it holds the tab stop',
        collapsed: 'when its group is collapsed',
      },
    },
    Bar: {
      states: {
        shift: 'id of the shift',
        service: 'service that sets its color and letter',
        locked: 'when locked',
        draft: 'when not published',
        unfilled: 'when nobody works it yet: an open shift',
        fixed: 'when it can’t be changed',
        carried: 'while dragged',
        conflict: "'outside-availability' | 'not-available', when in conflict",
        'clipped-start': 'when it begins before the visible time',
        'clipped-end': 'when it ends after the visible time',
      },
    },
    Proposal: { states: {} },
    Worked: { states: {} },
    Break: { states: {} },
    Folded: { states: {} },
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
