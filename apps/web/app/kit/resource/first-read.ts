/** What a page's loader read, and from which address. */
export interface FirstRead<Data> {
  readonly address: string;
  readonly data: Data;
}

/** The option `first` of `useResource`, while the page is still at the address the loader read. */
export function firstOf<Data>(
  read: FirstRead<Data> | null,
  address: string,
): { readonly first?: { readonly ok: true; readonly data: Data } } {
  return read?.address === address ? { first: { ok: true, data: read.data } } : {};
}
