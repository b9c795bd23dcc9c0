import { resourceAddress } from '../../../kit/resource/resource-address.ts';

/** Every driver's bank, one page at a time. */
export const banksAddress = resourceAddress('/banks');
/** One driver's bank, by the id of the driver's organization. */
export const bankAddress = resourceAddress('/banks/:driver');
/** The Excel file of one driver's statement. */
export const statementExportAddress = resourceAddress('/banks/:driver/statement');
