import type { Toast } from '@roadside/ui/toaster';
import { describe, expect, it } from 'vitest';
import type { SentNotice } from './notice.ts';
import { createPageToasts, toastOptions } from './page-toasts.ts';

const failed: SentNotice = { tone: 'danger', text: 'Something went wrong!' };
const saved: SentNotice = { tone: 'success', text: 'Dashboard saved' };
const undo: SentNotice = { tone: 'info', text: 'Comment deleted', action: { label: 'Undo', onSelect: () => {} } };

/** The part of the toaster's store that is used here; the same text is shown once. */
function storeOf() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const show = (text: string, { action, tone = 'neutral', duration }: ReturnType<typeof toastOptions> = {}) => {
    const id = toasts.find((toast) => toast.text === text)?.id ?? (lastId += 1);
    const kept = toasts.filter((toast) => toast.id !== id);
    toasts = [...kept, { id, times: 1, text, tone, duration: duration ?? Infinity, ...(action && { action }) }];
    return id;
  };
  return {
    show,
    dismiss: (id: number) => void (toasts = toasts.filter((each) => each.id !== id)),
    current: () => toasts,
  };
}

function open(first: readonly SentNotice[] = []) {
  const store = storeOf();
  for (const each of first) store.show(each.text, toastOptions(each));
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

  it('about one thing replace each other, and end with the query they are about', () => {
    const [lost, made, other]: readonly SentNotice[] = [
      { about: 'a', tone: 'danger', text: 'No PDF', action: { label: 'Try again', onSelect: () => {} } },
      { about: 'a', tone: 'success', text: 'report.pdf saved' },
      { about: 'b', tone: 'danger', text: 'No Excel file' },
    ];
    const { toasts, texts } = open();
    toasts.show([lost!, other!], '/exec-reports/lantern', '?from=1');
    toasts.show([made!], '/exec-reports/lantern', '?from=1');
    expect(texts()).toEqual([other!.text, made!.text]);
    toasts.show([undo], '/exec-reports/lantern', '?from=1');
    toasts.show([], '/exec-reports/lantern', '?from=2');
    expect(texts()).toEqual([made!.text, undo.text]);
  });
});
