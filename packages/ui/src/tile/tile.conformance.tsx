import { defineConformance } from '../../test/conformance.tsx';
import { tileAnatomy, Tile } from './index.ts';

export const tileConformance = defineConformance({
  anatomy: tileAnatomy,
  render: (probe) => (
    <Tile.Root {...probe('Root')} goal="green" interactive>
      <Tile.Header {...probe('Header')}>
        <Tile.Heading>
          <Tile.Title {...probe('Title')}>
            <Tile.Link {...probe('Link')} href="#calls">
              Paid calls
            </Tile.Link>
          </Tile.Title>
          <Tile.Description {...probe('Description')}>This month, by market</Tile.Description>
        </Tile.Heading>
        <Tile.Actions {...probe('Actions')} />
      </Tile.Header>
      <Tile.Body {...probe('Body')}>4,210</Tile.Body>
      <Tile.Footer {...probe('Footer')}>Updated 12 min ago</Tile.Footer>
    </Tile.Root>
  ),
});
