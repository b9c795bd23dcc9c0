// What other modules may use of dashboards. This module is the only one that writes them.
export { readVisibleElements } from './elements.repository.ts';
export { eraseDashboardsOf, eraseTalkOf } from './erase-talk.repository.ts';
export { visibleTo } from './dashboards.repository.ts';
