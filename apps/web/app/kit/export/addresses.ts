import { resourceAddress } from '../resource/resource-address.ts';

/** An Excel file that is being written. */
export const startedExportAddress = resourceAddress('/exports/:id');
