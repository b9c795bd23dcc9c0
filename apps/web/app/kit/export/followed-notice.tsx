import type { SentNotice } from '../notices/notice.ts';
import { ExportProgress } from './export-progress.tsx';
import { followExport, type FollowedExport } from './follow-export.ts';
import type { StartedExport } from './started-export.ts';

/** Follows an export, with the notice that shows how far it is until it ends. */
export function followedNotice(started: StartedExport): {
  readonly notice: SentNotice;
  readonly ended: FollowedExport['ended'];
} {
  const following = followExport(started);
  return {
    notice: {
      tone: 'info',
      // Two exports at a time are two notices.
      text: `Writing the Excel file (${started.id})`,
      content: (dismiss) => <ExportProgress following={following} onEnd={dismiss} />,
    },
    ended: following.ended,
  };
}
