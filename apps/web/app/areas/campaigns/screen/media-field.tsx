import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { type FileUpload, uploadFile } from '../../../kit/upload/upload-file.ts';
import type { DraftPage } from '../model/draft-module.ts';
import * as styles from './campaigns.css.ts';

interface MediaFieldProps {
  readonly page: DraftPage;
  readonly onChange: (page: DraftPage, field: string | null) => void;
}

/** The audio or video of a page: chosen, uploaded in pieces, and replaced. */
export function MediaField({ page, onChange }: MediaFieldProps) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useRef<FileUpload>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  useEffect(() => () => upload.current?.cancel(), []);
  const isVideo = page.type === 'video';
  const send = async (file: File) => {
    setError(null);
    setShare(0);
    upload.current = uploadFile(file, setShare);
    try {
      const stored = await upload.current.done;
      if (stored.kind === page.type)
        onChange({ ...latest.current, file: stored.name, title: latest.current.title || stored.title }, null);
      else setError(isVideo ? 'Choose a video' : 'Choose an audio file');
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'We couldn’t upload the file.');
    }
    setShare(null);
  };
  return (
    <Stack gap={12}>
      <Field label={isVideo ? 'Video' : 'Audio'} error={error ?? undefined} required>
        <Inline gap={12} rowGap={8} wrap align="center">
          <Button size="sm" disabled={share !== null} onClick={() => input.current?.click()}>
            {page.file === null ? 'Choose file' : 'Replace file'}
          </Button>
          {share === null && page.file !== null && <span className={styles.quiet}>{page.title || page.file}</span>}
          {share !== null && (
            <>
              <Progress label="Uploading" value={Math.round(share * 100)} max={100} />
              <Button size="sm" emphasis="plain" onClick={() => upload.current?.cancel()}>
                Cancel upload
              </Button>
            </>
          )}
        </Inline>
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        accept={isVideo ? 'video/*' : 'audio/*'}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          currentTarget.value = '';
        }}
      />
      <Checkbox
        label={isVideo ? 'Must be watched to the end' : 'Must be heard to the end'}
        checked={page.watchAll}
        onCheckedChange={(watchAll) => onChange({ ...page, watchAll }, null)}
      />
    </Stack>
  );
}
