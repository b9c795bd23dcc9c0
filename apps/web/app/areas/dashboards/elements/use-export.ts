import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import type { ExportedFile } from '../model/exported-file.ts';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';

/** Has the Excel of an element made, with what the address says of it, and saves it. */
export function useExport() {
  const { search } = useLocation();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  async function download({ slug, elementId }: { readonly slug: string; readonly elementId: number }): Promise<void> {
    setBusy(true);
    const outcome = await ask(`/resources/export/${encodeURIComponent(slug)}/${elementId}${search}`);
    setBusy(false);
    if (!outcome.ok) {
      const { title, words } = problemWords(outcome.problem);
      return notify({
        tone: 'danger',
        text: `The Excel was not made. ${title}: ${Object.values(outcome.problem.fields ?? {})[0] ?? words}`,
      });
    }
    const { file, filename, rows } = outcome.data;
    const link = document.createElement('a');
    link.href = file;
    link.download = filename;
    link.click();
    notify({
      tone: 'success',
      text: `${filename} has ${new Intl.NumberFormat('en-US').format(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
    });
  }
  return { download: (what: Parameters<typeof download>[0]) => void download(what), busy };
}

async function ask(address: string): Promise<Outcome<ExportedFile>> {
  try {
    const answer = await fetch(address, { method: 'POST' });
    return (await answer.json()) as Outcome<ExportedFile>;
  } catch {
    return { ok: false, problem: { kind: 'unreachable', detail: '', requestId: '' } };
  }
}
