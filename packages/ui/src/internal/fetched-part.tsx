'use client';
import { fetchedPart as fetchedPartWith } from '@roadside/foundations/fetched-part';
import type { ComponentType } from 'react';
import { defineMessages } from '../provider/define-messages.ts';
import { usePlainTexts } from '../provider/ui-settings.ts';
import * as overlay from './overlay.css.ts';

const fetchedPartMessages = /* @__PURE__ */ defineMessages('FetchedPart', {
  lost: 'We couldn’t load this part. Reload the page when you’re online.',
});

/** Takes the place of a part whose code could not be loaded. */
export function PartLost() {
  const text = usePlainTexts(fetchedPartMessages);
  return (
    <p role="alert" className={overlay.lost}>
      {text('lost')}
    </p>
  );
}

/**
 * Loads a part of a component from a separate chunk. If loading fails, a message in the reader's language replaces it.
 */
export const fetchedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  fetchedPartWith(load, PartLost);
