import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';

/** The commands of Call Details. @param go opens an address of this page; must do the same on every render */
export function useCallCommands(go: (href: string) => void): void {
  const commands = useMemo(
    () => [
      { id: 'calls.calls', label: 'Show calls', group: 'Call Details', keys: 'V C', run: () => go('?') },
      {
        id: 'calls.passes',
        label: 'Show passes',
        group: 'Call Details',
        keys: 'V P',
        run: () => go('?view=passes'),
      },
      {
        id: 'calls.late',
        label: 'Show the longest waits',
        group: 'Call Details',
        keys: 'V L',
        run: () => go('?sort=-ata_minutes'),
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- `go` only wraps the router, which stays the same.
    [],
  );
  usePageCommands(commands);
}
