/** A short message that floats in and goes: the catalogue's toasts. */
export interface Notice {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly text: string;
}

/** A message a part of the page sends: it may offer one thing to do about it. */
export interface ActedNotice extends Notice {
  readonly action?: { readonly label: string; readonly onAct: () => void };
}
