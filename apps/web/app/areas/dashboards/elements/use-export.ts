import { useLocation } from '@remix-run/react';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { ExportResource } from '../server/export.server.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';

/** Makes the Excel file of an element, under the choices of the address, and saves it. */
export function useExport({ slug, elementId }: { readonly slug: string; readonly elementId: number }) {
  const { search } = useLocation();
  const notify = useNotify();
  const { change, busy } = useChange<ExportResource>(
    addressOf('/resources/export/:slug/:elementId', { slug, elementId }) + search,
  );
  async function download(): Promise<void> {
    const outcome = await change({});
    if (!outcome) return;
    if (!outcome.ok) {
      const { title, words } = problemWords(outcome.problem);
      return notify({
        tone: 'danger',
        text: `We couldn’t make the Excel file. ${title}: ${Object.values(outcome.problem.fields ?? {})[0] ?? words}`,
      });
    }
    const { file, filename, rows } = outcome.data;
    const link = document.createElement('a');
    link.href = file;
    link.download = filename;
    link.click();
    notify({
      tone: 'success',
      text: `${filename} saved, ${new Intl.NumberFormat('en-US').format(rows)} ${rows === 1 ? 'row' : 'rows'}`,
    });
  }
  return { download: () => void download(), busy };
}
