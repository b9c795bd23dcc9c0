import { createToastStore } from '@roadside/ui/toaster';
import { describe, expect, it } from 'vitest';
import type { SentNotice } from './notice.ts';
import { createPageToasts, toastOptions } from './page-toasts.ts';

const failed: SentNotice = { tone: 'danger', text: 'Something went wrong!' };
const saved: SentNotice = { tone: 'success', text: 'Dashboard saved' };
const undo: SentNotice = { tone: 'info', text: 'Comment deleted', action: { label: 'Undo', onSelect: () => {} } };

function open(first: readonly SentNotice[] = []) {
  const store = createToastStore({ start: first.map((each) => ({ text: each.text, ...toastOptions(each) })) });
  return { toasts: createPageToasts(store, '/login/'), texts: () => store.current().map(({ text }) => text) };
}

describe('the messages of a page', () => {
  it('that stay until closed end with their page', () => {
    const { toasts, texts } = open();
    toasts.show([failed, undo], '/login/');
    toasts.show([], '/login/');
    expect(texts()).toEqual([failed.text, undo.text]);
    toasts.show([], '/dashboard/lantern');
    expect(texts()).toEqual([]);
  });

  it('end with their page too when the server rendered them', () => {
    const { toasts, texts } = open([failed]);
    toasts.show([], '/login/');
    expect(texts()).toEqual([failed.text]);
    toasts.show([], '/dashboard/lantern');
    expect(texts()).toEqual([]);
  });

  it('keep their time when they have one, and those of the next page stay', () => {
    const { toasts, texts } = open();
    toasts.show([saved], '/create-dashboard/lantern');
    toasts.show([failed], '/dashboard/lantern');
    expect(texts()).toEqual([saved.text, failed.text]);
  });

  it('belong to the page where they were shown last', () => {
    const { toasts, texts } = open();
    toasts.show([failed], '/login/');
    toasts.show([failed], '/home/');
    toasts.show([], '/home/');
    expect(texts()).toEqual([failed.text]);
  });
});
