import { useNotify } from '../notices/notices.tsx';
import { fetchedModule } from '../fetched/fetched-module.ts';
import { countWords } from '../format/count-words.ts';
import type { Sheet } from './write-sheet.ts';

const loadWriter = fetchedModule(() => import('./write-sheet.ts'));

/** Saves a table that is on screen as a whole as an Excel file. The writer is loaded with the first one. */
export function useSaveSheet(): (sheet: Sheet) => Promise<void> {
  const notify = useNotify();
  const save = async (sheet: Sheet): Promise<void> => {
    try {
      await (await loadWriter()).writeSheet(sheet);
      notify({
        tone: 'success',
        text: `${sheet.fileName}.xlsx saved, ${countWords(sheet.rows.length, 'row', 'rows')}`,
      });
    } catch {
      notify({
        tone: 'danger',
        text: 'We couldn’t make the Excel file. Try again in a moment.',
        action: { label: 'Try again', onSelect: () => void save(sheet) },
      });
    }
  };
  return save;
}
