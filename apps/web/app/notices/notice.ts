/** A short message that floats in and goes: the catalogue's toasts. */
export interface Notice {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly text: string;
}
