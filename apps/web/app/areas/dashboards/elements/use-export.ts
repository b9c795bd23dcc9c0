import { useLocation } from '@remix-run/react';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { ExportResource } from '../server/export.server.ts';
import { useExcelExport } from '../../../kit/export/use-excel-export.ts';
import { exportAddress } from '../model/addresses.ts';

/** Exports an element to Excel with the choices in the URL, and saves the file. */
export function useExport({ slug, elementId }: { readonly slug: string; readonly elementId: number }) {
  const { search } = useLocation();
  const save = useExcelExport();
  const { change, busy } = useChange<ExportResource>(exportAddress({ slug, element: elementId }, search), {
    refresh: false,
  });
  return { download: () => void save(async () => change({})), busy };
}
