import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { ChooseFile } from '../../../kit/upload/choose-file.tsx';
import type { DraftPage } from '../model/draft-module.ts';
import { CaptionsField } from './captions-field.tsx';

interface MediaFieldProps {
  readonly page: DraftPage;
  readonly onChange: (page: DraftPage, field: string | null) => void;
}

/** The audio or video of a page, uploaded in pieces, with its captions. */
export function MediaField({ page, onChange }: MediaFieldProps) {
  const [error, setError] = useState<string | null>(null);
  // An upload takes a while; the page may be edited meanwhile.
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const kind = page.type === 'video' ? 'video' : 'audio';
  const isVideo = kind === 'video';
  return (
    <Stack gap={12}>
      <Field label={isVideo ? 'Video' : 'Audio'} error={error ?? undefined} required>
        <ChooseFile
          label="Choose file"
          accept={`${kind}/*`}
          kind={kind}
          refusal={isVideo ? 'Choose a video' : 'Choose an audio file'}
          chosen={page.file === null ? null : page.title || page.file}
          onStored={({ name, title }) =>
            onChange({ ...latest.current, file: name, title: latest.current.title || titleOf(title) }, null)
          }
          onProblem={setError}
        />
      </Field>
      <CaptionsField page={page} onChange={(fields, field) => onChange({ ...latest.current, ...fields }, field)} />
      <Checkbox
        label={isVideo ? 'Must be watched to the end' : 'Must be heard to the end'}
        checked={page.watchAll}
        onCheckedChange={(watchAll) => onChange({ ...page, watchAll }, null)}
      />
    </Stack>
  );
}

/** The heading drivers read until another is written: the name of the file without its kind. */
const titleOf = (fileName: string) => fileName.replace(/\.[a-z\d]{2,5}$/i, '');
