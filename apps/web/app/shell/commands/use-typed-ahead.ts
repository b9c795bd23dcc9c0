import { useLayoutEffect } from 'react';

/**
 * From the moment a field is asked for until it has the focus, what is typed is kept for it and is no key of the page:
 * its code may be on its way, and who knows what comes next does not wait for it.
 */
export function useTypedAhead(asked: boolean): void {
  useLayoutEffect(() => {
    if (!asked) return undefined;
    let typed = '';
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1) typed += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const give = ({ target: field }: FocusEvent) => {
      if (!(field instanceof HTMLInputElement)) return;
      stop();
      if (!typed) return;
      // Once the list has heard of the focus. It and React hear of the text as of typing: only this command does that,
      // but for the announcement, which Chromium leaves out and the list waits for.
      setTimeout(() => {
        field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: typed, bubbles: true }));
        document.execCommand('insertText', false, typed);
      });
    };
    const stop = () => {
      removeEventListener('keydown', keep, true);
      removeEventListener('focusin', give, true);
    };
    addEventListener('keydown', keep, true);
    addEventListener('focusin', give, true);
    return stop;
  }, [asked]);
}
