import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { CallContext } from '../../platform/calls/handler.ts';
import { WorkGate } from '../../platform/concurrency/work-gate.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { storedFileName, storedFilePath } from '@roadside/contract/files';
import { deleteFile, storeFile } from '../../platform/files/stored-files.ts';
import { lockPicture, updatePicture } from '../people/index.ts';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const side = 512;
/** Fits a picture of 8,000 x 5,000. A small file that decodes to more is refused before decoding. */
const mostPixels = 40_000_000;
const secondsToDecode = 5;
const gate = new WorkGate(2, 16);

/**
 * Replaces the caller's picture and returns its path. The upload is decoded and converted to WebP, so only pixels are
 * kept: no location metadata, no script, no second file appended to the first.
 */
export async function setProfilePicture({ db, employee, audit }: CallContext, photo: Blob): Promise<string> {
  const picture = await reencode(new Uint8Array(await photo.arrayBuffer()));
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

/** @throws {ApiError} 400 when it is not a supported picture */
async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw notAPicture('Choose a JPEG, PNG or WebP picture');
  return gate.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 84 })
        .timeout({ seconds: secondsToDecode })
        .toBuffer();
    } catch (error) {
      throw notAPicture('This picture is damaged or too large. Choose another', error);
    }
  });
}

function notAPicture(problem: string, cause?: unknown): ApiError {
  return new ApiError('invalid-body', `${problem}.`, { fields: { photo: problem }, cause });
}
