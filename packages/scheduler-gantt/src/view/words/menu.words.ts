/** The shift menu's English texts: loaded with it. */
export const menuWords = {
  name: 'Shift',
  edit: 'Edit',
  earlier: '15 minutes earlier',
  later: '15 minutes later',
  up: 'Move to driver above',
  down: 'Move to driver below',
  startEarlier: 'Start 15 minutes earlier',
  startLater: 'Start 15 minutes later',
  endEarlier: 'End 15 minutes earlier',
  endLater: 'End 15 minutes later',
  copy: 'Copy',
  cut: 'Cut',
  duplicate: 'Duplicate',
  remove: 'Delete',
};

/** What the menu can do. */
export type MenuAction = Exclude<keyof typeof menuWords, 'name'>;
