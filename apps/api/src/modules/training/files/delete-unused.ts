import { writeAuditEvent } from '../../../platform/audit/write-audit-event.ts';
import type { Config } from '../../../platform/config/config.ts';
import { fileStoreOf } from '../../../platform/file-store/file-store-of.ts';
import type { JobContext } from '../../../platform/jobs/job-definition.ts';
import { deleteUnusedFile, noteUnusedFiles, readUnusedSince } from './files.repository.ts';

/** Days a file is kept that nothing uses: it may be waiting in somebody's editor. */
const unusedDays = 30;
const dayMs = 86_400_000;

/**
 * Deletes files that nothing has used for 30 days, with an entry in the audit log each. The content goes before the note
 * is committed, so that a killed run leaves a note to find it by.
 */
export async function deleteUnusedFiles(
  config: Pick<Config, 'filesFolder' | 'mode'>,
  { db, now, log, signal }: Pick<JobContext, 'db' | 'now' | 'log' | 'signal'>,
): Promise<void> {
  const at = now();
  await noteUnusedFiles(db.kysely, at);
  for (const name of await readUnusedSince(db.kysely, new Date(at.getTime() - unusedDays * dayMs))) {
    if (signal.aborted) return;
    await db.kysely.transaction().execute(async (trx) => {
      const file = await deleteUnusedFile(trx, name);
      if (!file) return;
      await writeAuditEvent(
        trx,
        {
          event: 'training_file_deleted',
          status: 'success',
          target: `file:${name}`,
          changes: { title: file.title, bytes: Number(file.byte_count), unused_since: file.unused_since },
        },
        { at, actorEmployeeId: null, requestId: null, ip: null },
      );
      await fileStoreOf(config).remove(name);
      log.info({ file: name, bytes: Number(file.byte_count) }, 'a file that nothing used was deleted');
    });
  }
}
