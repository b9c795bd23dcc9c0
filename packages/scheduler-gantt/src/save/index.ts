export { scheduleCsv } from '../model/table-export.ts';
export { type PictureSettings, scheduleSvg } from './schedule-svg.ts';
