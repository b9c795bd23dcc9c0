import { captionProblemWords, readCaptions, transcriptOf } from '@roadside/domain/training';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { useRef, useState } from 'react';
import { ChooseFile } from '../../../kit/upload/choose-file.tsx';
import { type UploadedFile, uploadFile } from '../../../kit/upload/upload-file.ts';
import type { DraftPage } from '../model/draft-module.ts';

interface CaptionsFieldProps {
  readonly page: DraftPage;
  readonly onChange: (fields: Pick<DraftPage, 'captions' | 'transcript'>, field: string | null) => void;
}

/** Captions of an audio or video, uploaded or pasted as WebVTT, and the transcript that comes from them. */
export function CaptionsField({ page, onChange }: CaptionsFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** What the file being uploaded says. */
  const said = useRef('');
  const check = (text: string): string | null => {
    const read = readCaptions(text);
    if (!read.ok) return captionProblemWords(read);
    said.current = transcriptOf(read.captions);
    return null;
  };
  const take = (stored: UploadedFile, words: string) => {
    setPasted(null);
    onChange({ captions: stored.name, transcript: words.slice(0, longestTranscript) }, null);
  };
  const sendPasted = async (text: string) => {
    const read = readCaptions(text);
    setProblem(read.ok ? null : captionProblemWords(read));
    if (!read.ok) return;
    setBusy(true);
    try {
      const file = new File([text], 'captions.vtt', { type: 'text/vtt' });
      take(await uploadFile(file, () => undefined).done, transcriptOf(read.captions));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t store the captions.');
    }
    setBusy(false);
  };
  return (
    <Stack gap={12}>
      <Field label="Captions" description="A WebVTT file (.vtt)" error={problem ?? undefined} optional>
        <Inline gap={8} rowGap={8} wrap align="center">
          <ChooseFile
            label="Upload captions"
            replaceLabel="Replace captions"
            accept=".vtt,text/vtt"
            kind="captions"
            refusal="Choose a WebVTT file"
            chosen={page.captions === null ? null : 'Captions added'}
            check={async (file) => check(await file.text())}
            onStored={(stored) => take(stored, said.current)}
            onProblem={setProblem}
          />
          {pasted === null && (
            <Button size="sm" emphasis="plain" onClick={() => setPasted('')}>
              Paste captions
            </Button>
          )}
          {page.captions !== null && (
            <Button
              size="sm"
              emphasis="plain"
              onClick={() => onChange({ captions: null, transcript: page.transcript }, null)}
            >
              Remove captions
            </Button>
          )}
        </Inline>
      </Field>
      {pasted !== null && (
        <Stack gap={8}>
          <Field label="Captions to paste">
            <TextArea rows={6} value={pasted} onValueChange={setPasted} placeholder={example} />
          </Field>
          <Inline gap={8}>
            <Button size="sm" loading={busy} onClick={() => void sendPasted(pasted)}>
              Use these captions
            </Button>
            <Button
              size="sm"
              emphasis="plain"
              onClick={() => {
                setPasted(null);
                setProblem(null);
              }}
            >
              Cancel
            </Button>
          </Inline>
        </Stack>
      )}
      <Field
        label="Transcript"
        description="Filled in from the captions. People can read it below the player."
        optional
      >
        <TextArea
          rows={3}
          maxLength={longestTranscript}
          value={page.transcript}
          onValueChange={(words) => onChange({ captions: page.captions, transcript: words }, `transcript ${page.key}`)}
        />
      </Field>
    </Stack>
  );
}

const longestTranscript = 50_000;
const example = 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nCones first.';
