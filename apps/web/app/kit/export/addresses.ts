import { resourceAddress } from '../resource/resource-address.ts';

/** An Excel file or a PDF that is being made. */
export const startedExportAddress = resourceAddress('/exports/:id');
