import { useFileExport } from './use-file-export.ts';

/** Saves a table as an Excel file that the server writes. */
export const useExcelExport = () => useFileExport('excel');
