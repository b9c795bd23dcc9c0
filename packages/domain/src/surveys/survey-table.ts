import type { ListedColumn } from '../calls/call-table.ts';

/** The columns of Raw Surveys in their order, on the screen and in its Excel file. */
export const surveyTable = [
  { id: 'recorded_date', header: 'Recorded' },
  { id: 'outc1', header: 'Overall' },
  { id: 'response_sat', header: 'Response' },
  { id: 'q24', header: 'Technician' },
  { id: 'q26', header: 'Informed' },
  { id: 'driver_name', header: 'Driver' },
  { id: 'station_name', header: 'Station' },
  { id: 'tcd', header: 'Service' },
  { id: 'sc_dt_surveys', header: 'Call day' },
  { id: 'q_chl', header: 'Channel' },
  { id: 'marks', header: 'Score' },
  { id: 'comment', header: 'Comment' },
] as const satisfies readonly ListedColumn[];

/** A column of Raw Surveys. */
export type SurveyColumnId = (typeof surveyTable)[number]['id'];
