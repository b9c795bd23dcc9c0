/** Whether a key pressed there may trigger a shortcut: nobody is typing, and no drawer, dialog or menu is open. */
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

function somethingOpen(): boolean {
  return (
    document.querySelector(
      '[role="dialog"][data-state="open"], [data-component="AppShell.Aside"]:not([hidden]), [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"]',
    ) !== null
  );
}
