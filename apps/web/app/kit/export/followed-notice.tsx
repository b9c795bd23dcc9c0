import type { SentNotice } from '../notices/notice.ts';
import { ExportProgress } from './export-progress.tsx';
import { followExport, type FollowedExport } from './follow-export.ts';
import type { FileKind, StartedExport } from './started-export.ts';

/** Follows an export, with the notice that shows how far it is until it ends. */
export function followedNotice(
  started: StartedExport,
  kind: FileKind,
): {
  readonly notice: SentNotice;
  readonly ended: FollowedExport['ended'];
} {
  const following = followExport(started);
  return {
    notice: {
      tone: 'info',
      // Two exports at a time are two notices.
      text: `${kind === 'excel' ? 'Writing the Excel file' : 'Making the PDF'} (${started.id})`,
      content: (dismiss) => <ExportProgress kind={kind} following={following} onEnd={dismiss} />,
    },
    ended: following.ended,
  };
}
