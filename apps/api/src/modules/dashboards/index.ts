// What other modules may use of dashboards. This module is the only one that writes them.
export { visibleTo } from './dashboards.repository.ts';
export { eraseTalkOf } from './erase-talk.repository.ts';
