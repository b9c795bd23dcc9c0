'use client';
import { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RichTextDocument } from '../../rich-text/document.ts';
import { type EditorStatus, statusOf, textPlugins } from './commands.ts';
import { pasteHandler, type PasteOptions } from './paste.ts';
import { schema } from './schema.ts';
import { onTextInput } from './typed-marks.ts';

interface EditorOptions {
  readonly value: RichTextDocument;
  readonly onChange: (value: RichTextDocument) => void;
  readonly editable: boolean;
  /** Attributes of the editable element. */
  readonly attributes: Record<string, string>;
  readonly paste: PasteOptions;
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}

const untouched: EditorStatus = {
  strong: false,
  em: false,
  href: null,
  heading: 0,
  list: null,
  quotation: false,
  alt: null,
  undo: false,
  redo: false,
};

/** A document that this version can't read is shown as an empty text instead of breaking the page around it. */
function documentOf(value: RichTextDocument): Node {
  try {
    const read = Node.fromJSON(schema, value);
    read.check();
    return read;
  } catch {
    return schema.topNodeType.createAndFill() as Node;
  }
}

/** Keeps a ProseMirror view in an element, in step with a value. */
export function useEditor(place: RefObject<HTMLElement | null>, options: EditorOptions) {
  const [status, setStatus] = useState(untouched);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  /** The value this editor last passed on, so that it doesn't take its own for a new one. */
  const passed = useRef<RichTextDocument>(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const paste = pasteHandler({
      storePicture: (picture) => latest.current.paste.storePicture(picture),
      onPictureLost: () => latest.current.paste.onPictureLost(),
    });
    let handle: Awaited<typeof paste> | null = null;
    void paste.then((ready) => {
      handle = ready;
    });
    const created: EditorView = new EditorView(place.current, {
      state: stateOf(latest.current),
      editable: () => latest.current.editable,
      attributes: () => latest.current.attributes,
      handleTextInput: onTextInput,
      // Before ProseMirror parses the text itself, which Trusted Types keeps it from.
      handleDOMEvents: {
        paste: (target, event) => taken(event, handle?.(target, event.clipboardData, null)),
        drop: (target, event) => {
          // Something dragged within the text is moved by ProseMirror.
          if (target.dragging) return false;
          const at = target.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
          return taken(event, handle?.(target, event.dataTransfer, at));
        },
      },
      dispatchTransaction(transaction) {
        const state = created.state.apply(transaction);
        created.updateState(state);
        setStatus((before) => changed(before, statusOf(state)));
        if (!transaction.docChanged) return;
        passed.current = state.doc.toJSON() as RichTextDocument;
        latest.current.onChange(passed.current);
      },
    });
    view.current = created;
    return () => {
      view.current = null;
      created.destroy();
    };
  }, [place]);

  // A value from outside, such as a reset form, replaces the text.
  useEffect(() => {
    if (options.value === passed.current || !view.current) return;
    passed.current = options.value;
    view.current.updateState(stateOf(latest.current));
    setStatus(statusOf(view.current.state));
  }, [options.value]);

  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    // Its attributes are functions, which it asks again.
    view.current?.setProps({});
  }, [attributes, options.editable]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
  };
  return { status, view, run };
}

const stateOf = ({ value, onLink, onToolbar }: EditorOptions): EditorState =>
  EditorState.create({ doc: documentOf(value), plugins: textPlugins({ onLink, onToolbar }) });

function taken(event: Event, handled: boolean | undefined): boolean {
  if (handled) event.preventDefault();
  return handled ?? false;
}

const changed = (before: EditorStatus, after: EditorStatus): EditorStatus =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
