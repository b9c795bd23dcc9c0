import { countWords } from '../format/count-words.ts';
import { useNotify } from '../notices/notices.tsx';
import type { Outcome } from '../outcome/outcome.ts';
import { problemWords } from '../states/problem-words.ts';
import { saveFile } from './save-file.ts';

/** The API's reply when it has created an Excel file. */
interface MadeFile {
  readonly file: string;
  readonly filename: string;
  readonly rows: number;
}

/** Downloads the created Excel file, or shows why there is none. Null, from a second click, does nothing. */
export function useMadeFile(): (outcome: Outcome<MadeFile> | null) => void {
  const notify = useNotify();
  return (outcome) => {
    if (!outcome) return;
    if (!outcome.ok) {
      const { title, words } = problemWords(outcome.problem);
      const field = Object.values(outcome.problem.fields ?? {})[0];
      notify({ tone: 'danger', text: `We couldn’t make the Excel file. ${title}: ${field ?? words}` });
      return;
    }
    saveFile(outcome.data);
    notify({
      tone: 'success',
      text: `${outcome.data.filename} saved, ${countWords(outcome.data.rows, 'row', 'rows')}`,
    });
  };
}
