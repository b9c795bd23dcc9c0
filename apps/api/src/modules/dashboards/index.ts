// What other modules may use of dashboards. This module is the only one that writes them.
export { makeDashboardFiles, readDashboardTables } from './dashboard-files.service.ts';
export { namesWithoutDashboard, visibleTo } from './dashboards.repository.ts';
export { readVisibleElements } from './elements.repository.ts';
export { eraseDashboardsOf, eraseTalkOf } from './erase-talk.repository.ts';
export { headerOf, metricCell } from './export-sheet.ts';
export { printedCharts, printedNumber } from './printed-elements.ts';
export { startPdf } from './started-pdf.service.ts';
export type { OpenForPdf } from './started-pdf.service.ts';
