import { defineConformance } from '../../test/conformance.tsx';
import { Board, boardAnatomy } from './index.ts';

export const boardConformance = defineConformance({
  anatomy: boardAnatomy,
  render: (probe) => (
    <Board
      {...probe('Root')}
      label="Draft"
      lists={[
        { id: 'first', label: 'First', cards: [{ id: 'rosa', label: 'Rosa Ndiaye' }] },
        { id: 'second', label: 'Second', cards: [] },
      ]}
      renderCard={({ label }) => label}
      onMove={() => undefined}
    />
  ),
});
