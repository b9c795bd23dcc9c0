'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';
import type { ComposerDetails, ComposerProps } from './composer.tsx';
import type { DraftStore } from './drafts.ts';
import { useDraft } from './use-draft.ts';

/** The {@link ComposerProps} about the text, and the field that holds it. */
interface MessageSettings {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onValueChange: ComposerProps['onValueChange'] | undefined;
  readonly onSend: ComposerProps['onSend'];
  readonly draftKey: string | undefined;
  readonly drafts: DraftStore;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a message: saved as a draft, sent, and restored to the field when sending fails. */
export function useMessage({ value, defaultValue, onValueChange, onSend, draftKey, drafts, field }: MessageSettings) {
  const [words, setWords] = useControllable<string, ComposerDetails>({
    value,
    defaultValue,
    onValueChange,
    component: 'Composer',
  });
  const [problem, setProblem] = useState(false);
  const [restored, setRestored] = useState(false);
  const conversation = useRef(draftKey);
  useEffect(() => {
    conversation.current = draftKey;
  }, [draftKey]);
  useDraft({
    key: draftKey,
    store: drafts,
    words,
    onRestore: (kept) => {
      setWords(kept, { reason: 'restore' });
      setRestored(kept !== '');
      setProblem(false);
    },
  });

  const put = (next: string, reason: ComposerDetails['reason']) => {
    setWords(next, { reason });
    if (draftKey !== undefined) drafts.write(draftKey, next || null);
  };
  const type = (next: string) => {
    setRestored(false);
    put(next, 'type');
  };
  const send = async () => {
    setProblem(false);
    setRestored(false);
    put('', 'send');
    try {
      await onSend(words.trim());
    } catch {
      // The conversation may have changed by now. Save the text as a draft of its own conversation.
      if (draftKey !== undefined && conversation.current !== draftKey) {
        drafts.write(draftKey, words);
        return;
      }
      setProblem(true);
      // Keep text typed in the meantime, after the unsent text.
      const since = field.current?.value ?? '';
      put(since === '' ? words : `${words}\n${since}`, 'restore');
    }
  };
  return { words, type, send, problem, restored };
}
