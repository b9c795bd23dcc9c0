import { spyOn } from 'storybook/test';

/** A file a story downloaded. */
export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Captures the files a story downloads instead of saving them; for `beforeEach`. Returns a cleanup function. */
export function catchFiles(): { readonly files: SavedFile[]; readonly restore: () => void } {
  const files: SavedFile[] = [];
  let last: Blob | null = null;
  const made = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'data:,';
  });
  const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, content: last });
  });
  return {
    files,
    restore: () => {
      made.mockRestore();
      pressed.mockRestore();
    },
  };
}
