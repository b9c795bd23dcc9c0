import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { type FileUpload, type UploadedFile, uploadFile, wordsFor } from './upload-file.ts';

export interface ChooseFileProps {
  /** The button before a file is chosen: 'Choose PDF'. */
  readonly label: string;
  /** The button once there is one. @defaultValue 'Replace file' */
  readonly replaceLabel?: string;
  /** Kinds that the browser's dialog offers: 'application/pdf'. */
  readonly accept: string;
  /** The kind of file wanted, by its content. */
  readonly kind: UploadedFile['kind'];
  /** Shown for a file of another kind: 'Choose a PDF'. */
  readonly refusal: string;
  /** Name of the chosen file; null for none. */
  readonly chosen: string | null;
  /** Checks a file before it is uploaded; returns why it can't be used. */
  readonly check?: (file: File) => Promise<string | null>;
  readonly onStored: (file: UploadedFile) => void;
  /** Why the last file was refused; null once another is chosen. */
  readonly onProblem: (words: string | null) => void;
  /** Whether a file is under way. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Chooses a file and uploads it in pieces, with progress. A broken connection costs one piece at most. */
export function ChooseFile({
  label,
  replaceLabel = 'Replace file',
  accept,
  kind,
  refusal,
  chosen,
  check,
  onStored,
  onProblem,
  onBusy,
}: ChooseFileProps) {
  const [share, setShare] = useState<number | null>(null);
  const upload = useRef<FileUpload>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => upload.current?.cancel(), []);
  const send = async (file: File) => {
    onProblem(null);
    const wrong = (await check?.(file)) ?? null;
    if (wrong !== null) return onProblem(wrong);
    setShare(0);
    onBusy?.(true);
    upload.current = uploadFile(file, setShare);
    try {
      const stored = await upload.current.done;
      if (stored.kind === kind) onStored(stored);
      else onProblem(refusal);
    } catch (problem) {
      onProblem(wordsFor(problem, refusal));
    }
    onBusy?.(false);
    return setShare(null);
  };
  return (
    <Inline gap={12} rowGap={8} wrap align="center">
      <Button size="sm" disabled={share !== null} onClick={() => input.current?.click()}>
        {chosen === null ? label : replaceLabel}
      </Button>
      {share === null && chosen !== null && <span>{chosen}</span>}
      {share !== null && (
        <>
          <Progress label="Uploading" value={Math.round(share * 100)} max={100} />
          <Button size="sm" emphasis="plain" onClick={() => upload.current?.cancel()}>
            Cancel upload
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          currentTarget.value = '';
        }}
      />
    </Inline>
  );
}
