import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const backTestAddress = resourceAddress('/forecast-accuracy/:slug');
export const scheduleAddress = resourceAddress('/schedule/:slug');
export const templatesAddress = resourceAddress('/schedule/:slug/templates');
export const planAddress = resourceAddress('/schedule/:slug/plan');
export const ghostsAddress = resourceAddress('/schedule/:slug/ghosts');
export const conversionAddress = resourceAddress('/schedule/:slug/conversion');
export const driversBulkAddress = resourceAddress('/schedule/:slug/drivers');
export const unlockAddress = resourceAddress('/schedule/:slug/unlock');
export const publishingAddress = resourceAddress('/schedule/:slug/publishing');
export const noticesAddress = resourceAddress('/schedule/:slug/notices');
export const takersAddress = resourceAddress('/schedule/:slug/takers');
export const scheduleSettingsAddress = resourceAddress('/schedule/:slug/settings');
export const workedAddress = resourceAddress('/schedule/:slug/worked');
export const shiftHistoryAddress = resourceAddress('/schedule/:slug/shifts/:shift/history');
export const calendarFeedAddress = resourceAddress('/calendar-feed');
export const presenceAddress = resourceAddress('/schedule/:slug/presence');
export const predictionsAddress = resourceAddress('/schedule/:slug/predictions');
