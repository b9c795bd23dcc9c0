import { useFetcher } from '@remix-run/react';
import { FileDrop, type UploadFile } from '@roadside/ui/file-drop';
import { Field } from '@roadside/ui/field';
import { useState } from 'react';
import type { pictureAction } from '../server/picture.action.server.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';
import { pictureAddress } from '../model/addresses.ts';

const largest = 5_000_000;

/** The person's own picture: choosing, dropping or pasting one uploads it immediately. */
export function PicturePart() {
  const fetcher = useFetcher<typeof pictureAction>();
  const [chosen, setChosen] = useState<File | null>(null);
  const send = (file: File) => {
    setChosen(file);
    const form = new FormData();
    form.set('photo', file);
    void fetcher.submit(form, { method: 'post', action: pictureAddress(), encType: 'multipart/form-data' });
  };
  const failed = fetcher.state === 'idle' ? (fetcher.data?.failed ?? null) : null;
  const underWay: readonly UploadFile[] =
    chosen && (fetcher.state !== 'idle' || failed !== null)
      ? [
          {
            id: 'photo',
            name: chosen.name,
            size: chosen.size,
            stage: failed === null ? 'sending' : 'failed',
            progress: null,
            ...(failed === null ? {} : { error: failed }),
          },
        ]
      : [];
  return (
    <AccountPart title="Picture" words="Shown beside your name. Cropped to a square; location data is removed.">
      <div className={styles.wide}>
        <Field label="New picture">
          <FileDrop
            size="sm"
            accept={['image/jpeg', 'image/png', 'image/webp']}
            acceptText="JPEG, PNG or WebP"
            maxSize={largest}
            files={underWay}
            onFilesAdd={([file]) => file && send(file)}
            onRetry={() => chosen && send(chosen)}
            onRemove={() => setChosen(null)}
          />
        </Field>
      </div>
    </AccountPart>
  );
}
