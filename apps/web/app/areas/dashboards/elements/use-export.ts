import { useLocation } from '@remix-run/react';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { ExportResource } from '../server/export.server.ts';
import { useMadeFile } from '../../../kit/resource/use-made-file.ts';
import { exportAddress } from '../model/addresses.ts';

/** Exports an element to Excel with the choices in the URL, and saves the file. */
export function useExport({ slug, elementId }: { readonly slug: string; readonly elementId: number }) {
  const { search } = useLocation();
  const saveMade = useMadeFile();
  const { change, busy } = useChange<ExportResource>(exportAddress({ slug, element: elementId }, search));
  return { download: () => void change({}).then(saveMade), busy };
}
