import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { numberFormat } from '../format/formats.ts';
import type { FollowedExport } from './follow-export.ts';
import type { FileKind } from './started-export.ts';

export interface ExportProgressProps {
  readonly kind: FileKind;
  readonly following: Pick<FollowedExport, 'subscribe' | 'current' | 'stop'>;
  /** Called once the export has ended. */
  readonly onEnd: () => void;
}

/** A file that is being made: rows or elements so far, of how many, and a button that stops the server. */
export function ExportProgress({ kind, following, onEnd }: ExportProgressProps) {
  const { state, rows_written: written, rows } = useSyncExternalStore(following.subscribe, following.current);
  const [stopping, setStopping] = useState(false);
  const words = kindWords[kind];
  const ended = state !== 'writing';
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  return (
    <Stack gap={8}>
      <Progress
        label={words.label}
        value={rows === null ? null : written}
        max={Math.max(1, rows ?? 1)}
        valueText={rows === null ? words.uncounted : words.counted(written, rows)}
      />
      <Inline>
        <Button
          size="sm"
          loading={stopping}
          onClick={() => {
            setStopping(true);
            void following.stop().finally(() => setStopping(false));
          }}
        >
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

const count = (rows: number) => numberFormat('en-US').format(rows);

const kindWords = {
  excel: {
    label: 'Writing the Excel file',
    uncounted: 'Counting rows',
    counted: (written: number, rows: number) => `${count(written)} of ${count(rows)} rows`,
    cancel: 'Cancel export',
  },
  pdf: {
    label: 'Making the PDF',
    uncounted: 'Reading the numbers',
    counted: (read: number, elements: number) =>
      read < elements ? `${count(read)} of ${count(elements)} elements` : 'Printing',
    cancel: 'Cancel PDF',
  },
};
