import { useId } from 'react';
import { fetchedModule } from '../fetched/fetched-module.ts';
import { countWords } from '../format/count-words.ts';
import { useNotify } from '../notices/notices.tsx';
import { unanswered, type Outcome } from '../outcome/outcome.ts';
import { saveFile } from '../resource/save-file.ts';
import { problemWords } from '../states/problem-words.ts';
import type { FileKind, StartedExport } from './started-export.ts';

const loadNotice = fetchedModule(() => import('./followed-notice.tsx'));

/** Starts an export. Null, from a second click, does nothing. */
type Start = () => Promise<Outcome<StartedExport> | null>;

/**
 * Saves a file that the server makes. One that takes longer is made while people go on working: a notice shows how far
 * it is and can cancel it. If it fails, the screen stays as it is, and the notice says why.
 */
export function useFileExport(kind: FileKind): (start: Start) => Promise<void> {
  const notify = useNotify();
  const about = useId();
  const saveFrom = async (start: Start): Promise<void> => {
    const fail = (why: string) =>
      notify({
        about,
        tone: 'danger',
        text: `We couldn’t make the ${kind === 'excel' ? 'Excel file' : 'PDF'}. ${why}`,
        action: { label: 'Try again', onSelect: () => void saveFrom(start) },
      });
    // The notice comes while the server starts, so that there is no pause between the two.
    void loadNotice().catch(() => null);
    const started = await start();
    if (!started) return;
    const outcome = started.ok && started.data.state === 'writing' ? await follow(started.data) : started;
    if (!outcome.ok) {
      const { fields } = outcome.problem;
      fail(Object.values(fields ?? {})[0] ?? problemWords(outcome.problem).words);
      return;
    }
    const { state, rows_written: rows, file, filename, problem } = outcome.data;
    if (state === 'stopped') notify({ about, tone: 'info', text: 'Export canceled. No file was saved.' });
    else if (file === null || filename === null) fail(problem ?? 'Try again in a moment.');
    else {
      saveFile({ file, filename });
      const counted = kind === 'excel' ? `, ${countWords(rows, 'row', 'rows')}` : '';
      notify({ about, tone: 'success', text: `${filename} saved${counted}` });
    }
  };
  const follow = async (started: StartedExport): Promise<Outcome<StartedExport>> => {
    const loaded = await loadNotice().catch(() => null);
    if (!loaded) return unanswered;
    const { notice, ended } = loaded.followedNotice(started, kind);
    notify(notice);
    return ended;
  };
  return saveFrom;
}
