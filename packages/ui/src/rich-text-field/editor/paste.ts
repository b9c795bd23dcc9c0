import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { isSafeSource } from '../../rich-text/addresses.ts';
import { htmlParser } from './parse-html.ts';
import { blobOf, type StorePicture } from './pictures.ts';
import { picturesOfRtf } from './rtf-pictures.ts';
import { schema } from './schema.ts';
import { tidyPasted } from './word.ts';

/** What pasting and dropping need from the field. */
export interface PasteOptions {
  readonly storePicture: StorePicture;
  /** A picture could not be kept. Called after what could be was inserted. */
  readonly onPictureLost: () => void;
}

/** Takes over pasting and dropping of formatted text and pictures; plain text stays with the editor. */
export async function pasteHandler(options: PasteOptions) {
  const parse = await htmlParser();
  return (view: EditorView, data: DataTransfer | null, at: number | null): boolean => {
    if (!view.editable || data === null) return false;
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const html = data.getData('text/html');
    if (html === '' && files.length === 0) return false;
    // Word adds a picture of the whole selection beside its HTML.
    if (html === '') void insertPictures(view, files, at, options);
    else void insertHtml(view, parse(html), data.getData('text/rtf'), at, options);
    return true;
  };
}

async function insertHtml(
  view: EditorView,
  body: HTMLElement,
  rtf: string,
  at: number | null,
  options: PasteOptions,
): Promise<void> {
  tidyPasted(body);
  const pictures = [...body.querySelectorAll('img')];
  const fromRtf = picturesOfRtf(rtf);
  const local = pictures.filter((picture) => (picture.getAttribute('src') ?? '').startsWith('file:'));
  for (const [index, picture] of local.entries()) picture.setAttribute('src', fromRtf[index] ?? '');
  const embedded = pictures.flatMap((picture) => {
    const blob = blobOf(picture.getAttribute('src') ?? '');
    return blob === null ? [] : [{ picture, blob }];
  });
  // Without pictures to store, the text is there at once.
  for (const { picture, blob } of embedded) picture.setAttribute('src', (await stored(blob, options)) ?? '');
  if (view.isDestroyed) return;
  insert(view, DOMParser.fromSchema(schema).parseSlice(body), at);
  if (pictures.some((picture) => !isSafeSource(picture.getAttribute('src') ?? ''))) options.onPictureLost();
}

/** Stores pictures and inserts them, each on a line of its own. */
export async function insertPictures(
  view: EditorView,
  files: readonly Blob[],
  at: number | null,
  options: PasteOptions,
): Promise<void> {
  let lost = false;
  for (const file of files) {
    const src = await stored(file, options);
    lost ||= src === null;
    if (src === null || view.isDestroyed) continue;
    const alt = file instanceof File ? file.name.replace(/\.\w+$/, '') : '';
    insert(view, new Slice(Fragment.from(schema.nodes['image']?.create({ src, alt })), 0, 0), at);
  }
  if (lost) options.onPictureLost();
}

async function stored(picture: Blob, { storePicture }: PasteOptions): Promise<string | null> {
  try {
    return await storePicture(picture);
  } catch {
    return null;
  }
}

function insert(view: EditorView, slice: Slice, at: number | null): void {
  const transaction =
    at === null || at > view.state.doc.content.size
      ? view.state.tr.replaceSelection(slice)
      : view.state.tr.replaceRange(at, at, slice);
  view.dispatch(transaction.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  view.focus();
}
