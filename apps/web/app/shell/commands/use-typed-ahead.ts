import { useLayoutEffect } from 'react';

/**
 * From the moment a field is requested until it has the focus, typed text is buffered for it and triggers no shortcuts:
 * its code may still be loading, and experienced users don't wait for it.
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
      // Waits until the list has handled the focus. This command is the only way the list and React see the text as
      // typed, except for the beforeinput event, which Chromium omits and the list needs.
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
