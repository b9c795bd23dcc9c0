import type { CallContext } from '../../platform/calls/handler.ts';
import { storedFileName, storedFilePath } from '@roadside/contract/files';
import { reencodePicture } from '../../platform/files/re-encode-picture.ts';
import { deleteFile, storeFile } from '../../platform/files/stored-files.ts';
import { lockPicture, updatePicture } from '../people/index.ts';

const side = 512;

/** Replaces the caller's picture and returns its path. */
export async function setProfilePicture({ db, employee, audit }: CallContext, photo: Blob): Promise<string> {
  const picture = await reencodePicture(photo, { width: side, height: side }, 'photo');
  return db.kysely.transaction().execute(async (transaction) => {
    const before = await lockPicture(transaction, employee.id);
    const name = await storeFile(transaction, {
      kind: 'avatar',
      ownerEmployeeId: employee.id,
      mediaType: 'image/webp',
      extension: 'webp',
      content: picture,
    });
    await updatePicture(transaction, employee.id, storedFilePath(name));
    const replaced = before?.replace(storedFilePath(''), '');
    if (replaced !== undefined && storedFileName.test(replaced)) await deleteFile(transaction, replaced);
    await audit(
      {
        event: 'upload_complete',
        status: 'success',
        target: `employee:${employee.id}`,
        changes: { bytes: picture.byteLength },
      },
      transaction,
    );
    return storedFilePath(name);
  });
}
