import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { numberFormat } from '../format/formats.ts';
import type { FollowedExport } from './follow-export.ts';

export interface ExportProgressProps {
  readonly following: Pick<FollowedExport, 'subscribe' | 'current' | 'stop'>;
  /** Called once the export has ended. */
  readonly onEnd: () => void;
}

/** An Excel file that is being written: rows so far, of how many, and a button that stops the server. */
export function ExportProgress({ following, onEnd }: ExportProgressProps) {
  const { state, rows_written: written, rows } = useSyncExternalStore(following.subscribe, following.current);
  const [stopping, setStopping] = useState(false);
  const ended = state !== 'writing';
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  return (
    <Stack gap={8}>
      <Progress
        label="Writing the Excel file"
        value={rows === null ? null : written}
        max={Math.max(1, rows ?? 1)}
        valueText={rows === null ? 'Counting rows' : `${count(written)} of ${count(rows)} rows`}
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
          Cancel export
        </Button>
      </Inline>
    </Stack>
  );
}

const count = (rows: number) => numberFormat('en-US').format(rows);
