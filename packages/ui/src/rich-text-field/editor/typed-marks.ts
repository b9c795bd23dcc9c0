import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

const node = (name: string): NodeType => schema.nodes[name] as NodeType;

/** What people type at the beginning of a line, and what it becomes; a phone's keyboard has no shortcuts. */
const shorthands: readonly (readonly [typed: RegExp, command: Command])[] = [
  [/^[-*]$/, wrapInList(node('bullet_list'))],
  [/^1[.)]$/, wrapInList(node('ordered_list'))],
  [/^#$/, setBlockType(node('heading'), { level: 1 })],
  [/^##$/, setBlockType(node('heading'), { level: 2 })],
  [/^>$/, wrapIn(node('blockquote'))],
];

/** Turns a shorthand into a list, heading or quotation when a space follows it. Undo brings the characters back. */
export function onTextInput(view: EditorView, from: number, to: number, text: string): boolean {
  const { $from } = view.state.selection;
  if (text !== ' ' || from !== to || view.composing || $from.parent.type !== node('paragraph')) return false;
  const typed = $from.parent.textBetween(0, $from.parentOffset);
  const command = shorthands.find(([pattern]) => pattern.test(typed))?.[1];
  if (!command || typed.length !== $from.parentOffset) return false;
  if (!command(view.state)) return false;
  view.dispatch(view.state.tr.delete($from.start(), from));
  return command(view.state, (transaction) => view.dispatch(transaction));
}
