import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ChatPicture } from '@roadside/contract/schemas';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { picturesAddress } from '../model/addresses.ts';

/** The most pictures a message has. */
export const maxPictures = 4;

/** Pictures chosen for the next message: each is uploaded at once, so that sending is quick. */
export function usePictures(conversationId: number) {
  const notify = useNotify();
  const [pictures, setPictures] = useState<readonly ChatPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const add = async (files: readonly File[]) => {
    setUploading(true);
    for (const photo of files.slice(0, maxPictures - pictures.length)) {
      const body = new FormData();
      body.set('photo', photo);
      const outcome = await sendRequest<CallReply<typeof calls.conversations.picture>>(
        picturesAddress({ id: conversationId }),
        { method: 'POST', body },
      );
      if (outcome.ok) setPictures((before) => [...before, outcome.data.picture]);
      else
        notify({
          tone: 'danger',
          text:
            outcome.problem.fields?.['photo'] ?? `${problemWords(outcome.problem).title}. Choose the picture again.`,
        });
    }
    setUploading(false);
  };
  return {
    pictures,
    uploading,
    add,
    remove: (name: string) => setPictures((before) => before.filter((picture) => picture.name !== name)),
    clear: () => setPictures([]),
  };
}
