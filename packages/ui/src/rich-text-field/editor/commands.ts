import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, type Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';

const node = (name: string): NodeType => schema.nodes[name] as NodeType;
const mark = (name: string): MarkType => schema.marks[name] as MarkType;

/** What the toolbar shows as on, and what can be undone. */
export interface EditorStatus {
  readonly strong: boolean;
  readonly em: boolean;
  /** Address of the link at the cursor; null = none. */
  readonly href: string | null;
  /** Level of the heading; 0 = no heading. */
  readonly heading: number;
  readonly list: 'bullet_list' | 'ordered_list' | null;
  readonly quotation: boolean;
  /** Description of the selected picture; null = none selected. */
  readonly alt: string | null;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** Reads the status at the selection. */
export function statusOf(state: EditorState): EditorStatus {
  const { selection, doc, storedMarks } = state;
  const { from, to, empty, $from } = selection;
  const has = (type: MarkType) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
  const within = (name: string) => around(state, name) !== null;
  const link = mark('link').isInSet($from.marks()) ?? mark('link').isInSet($from.nodeAfter?.marks ?? []);
  const list = nearestList(state);
  return {
    strong: has(mark('strong')),
    em: has(mark('em')),
    href: link ? String(link.attrs['href']) : null,
    heading: $from.parent.type === node('heading') ? Number($from.parent.attrs['level']) : 0,
    list,
    quotation: within('blockquote'),
    alt:
      selection instanceof NodeSelection && selection.node.type === node('image')
        ? String(selection.node.attrs['alt'])
        : null,
    undo: undo(state),
    redo: redo(state),
  };
}

function around({ selection: { $from } }: EditorState, name: string): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === node(name)) return depth;
  return null;
}

function nearestList({ selection: { $from } }: EditorState): EditorStatus['list'] {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'bullet_list' || name === 'ordered_list') return name;
  }
  return null;
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    statusOf(state).heading === level
      ? setBlockType(node('paragraph'))(state, dispatch)
      : setBlockType(node('heading'), { level })(state, dispatch);

/** Makes a list, changes its kind, or takes the item out of it. */
const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const now = nearestList(state);
    if (now === null) return wrapInList(node(name))(state, dispatch);
    if (now === name) return liftListItem(node('list_item'))(state, dispatch);
    const depth = around(state, now);
    if (depth === null) return false;
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), node(name)));
    return true;
  };

const toggleQuotation: Command = (state, dispatch) =>
  around(state, 'blockquote') === null ? wrapIn(node('blockquote'))(state, dispatch) : lift(state, dispatch);

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
  return true;
});

/** Links the selection, or all of the link at the cursor; null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const type = mark('link');
    const { from, to } = state.selection.empty ? linkRange(state) : state.selection;
    const change = state.tr.removeMark(from, to, type);
    if (href !== null && from === to)
      change.insert(from, schema.text(href, [...(state.storedMarks ?? []), type.create({ href })]));
    else if (href !== null) change.addMark(from, to, type.create({ href }));
    dispatch?.(change.scrollIntoView());
    return true;
  };

/** The link around the cursor; just the cursor if there is none. */
function linkRange({ selection: { $from, from } }: EditorState): { readonly from: number; readonly to: number } {
  let start = from;
  let end = from;
  $from.parent.forEach((child, offset) => {
    const at = $from.start() + offset;
    if (mark('link').isInSet(child.marks) && at <= from && from <= at + child.nodeSize) {
      start = at;
      end = at + child.nodeSize;
    }
  });
  return { from: start, to: end };
}

/** Describes the selected picture. */
export const setAlt =
  (alt: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    if (!(selection instanceof NodeSelection)) return false;
    tr.setNodeMarkup(selection.from, null, { ...selection.node.attrs, alt });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
    return true;
  };

/** The commands of the toolbar, by name. */
export const commands = {
  strong: toggleMark(mark('strong')),
  em: toggleMark(mark('em')),
  heading: toggleHeading(1),
  subheading: toggleHeading(2),
  bullets: toggleList('bullet_list'),
  numbers: toggleList('ordered_list'),
  quotation: toggleQuotation,
  undo,
  redo,
} as const satisfies Readonly<Record<string, Command>>;

/** Keys of the text, the same as in other editors. `onLink` opens the address field, `onToolbar` focuses the toolbar. */
export function textPlugins(handlers: { readonly onLink: () => void; readonly onToolbar: () => void }): Plugin[] {
  const does =
    (run: () => void): Command =>
    () => {
      run();
      return true;
    };
  return [
    history(),
    keymap({
      'Mod-b': commands.strong,
      'Mod-i': commands.em,
      'Mod-k': does(handlers.onLink),
      'Alt-F10': does(handlers.onToolbar),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-Alt-0': setBlockType(node('paragraph')),
      'Mod-Alt-1': toggleHeading(1),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Shift-Mod-7': commands.numbers,
      'Shift-Mod-8': commands.bullets,
      'Shift-Mod-9': commands.quotation,
      'Mod-]': sinkListItem(node('list_item')),
      'Mod-[': liftListItem(node('list_item')),
      Enter: splitListItem(node('list_item')),
      'Shift-Enter': lineBreak,
    }),
    keymap(baseKeymap),
  ];
}
