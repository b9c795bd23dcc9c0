import { Button } from '@roadside/ui/button';
import { useState } from 'react';
import { useSaveSheet } from '../../../kit/export/use-save-sheet.ts';
import type { Sheet } from '../../../kit/export/write-sheet.ts';
import * as styles from './exec-reports.css.ts';

/** Saves a table of a report as an Excel file. */
export function SheetButton({ caption, sheet }: { readonly caption: string; readonly sheet: () => Sheet }) {
  const save = useSaveSheet();
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.notOnPaper}>
      <Button
        size="sm"
        emphasis="plain"
        loading={busy}
        aria-label={`Export to Excel: ${caption}`}
        onClick={() => {
          setBusy(true);
          void save(sheet()).finally(() => setBusy(false));
        }}
      >
        Export to Excel
      </Button>
    </div>
  );
}
