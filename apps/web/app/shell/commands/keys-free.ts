/** Whether a key pressed there belongs to the page: nobody is typing, and nothing lies over the page and takes the keys for itself. */
export function keysAreFree(target: EventTarget | null): boolean {
  return !isTyping(target) && !somethingOpen();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="grid"], [role="listbox"], [role="menu"]') !== null)
  );
}

/** A drawer beside the work lies over nothing. */
function somethingOpen(): boolean {
  return (
    document.querySelector(
      '[role="dialog"][data-state="open"]:not([data-beside]), [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"]',
    ) !== null
  );
}
