import { useNotify } from '../notices/notices.tsx';
import type { Outcome } from '../outcome/outcome.ts';
import type { StartedPdf } from './started-export.ts';
import { useFileExport } from './use-file-export.ts';

/**
 * Downloads what is on screen as a PDF that the server makes. Where the server can't print, a notice says so and offers
 * to print the page in the browser, which can save it as a PDF, too.
 */
export function usePdf(): (start: () => Promise<Outcome<StartedPdf> | null>) => Promise<void> {
  const notify = useNotify();
  const save = useFileExport('pdf');
  return (start) =>
    save(async () => {
      const outcome = await start();
      if (!outcome?.ok) return outcome;
      const { started } = outcome.data;
      if (started) return { ok: true, data: started };
      notify({
        tone: 'info',
        text: 'PDFs aren’t set up here. Print the page instead, and choose Save as PDF.',
        action: { label: 'Print page', onSelect: () => globalThis.print() },
      });
      return null;
    });
}
