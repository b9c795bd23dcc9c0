import type { loadCallOut } from '../server/call-out.loader.server.ts';
import { AnswerPart } from './answer-part.tsx';
import { BoardPart } from './board-part.tsx';

export type CallOutScreenProps = Awaited<ReturnType<typeof loadCallOut>>;

/** A call-out: the question for a driver who was asked, the board for the people who schedule. */
export function CallOutScreen({ id, driver, own, board }: CallOutScreenProps) {
  return driver ? <AnswerPart id={id} first={own} /> : <BoardPart id={id} first={board} />;
}
