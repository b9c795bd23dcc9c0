export { type BoardPlace, moveCard } from './board-model.ts';
export { Board, type BoardCard, type BoardList, type BoardMove, type BoardProps } from './board.tsx';
export { boardAnatomy } from './board.anatomy.ts';
