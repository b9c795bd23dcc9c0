import { defineConformance } from '../../test/conformance.tsx';
import { tableAnatomy, Table } from './index.ts';

export const tableConformance = defineConformance({
  anatomy: tableAnatomy,
  render: (probe) => (
    <Table.Root {...probe('Root')} caption="Calls by market">
      <Table.Header {...probe('Header')}>
        <Table.Row {...probe('Row')}>
          <Table.HeaderCell {...probe('HeaderCell')} corner sort="ascending">
            <Table.Sort {...probe('Sort')} direction="ascending">
              Market
            </Table.Sort>
          </Table.HeaderCell>
          <Table.HeaderCell numeric>Calls</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row drillable>
          <Table.RowHeader {...probe('RowHeader')}>
            <Table.Drill {...probe('Drill')} href="#montgomery">
              Montgomery
            </Table.Drill>
          </Table.RowHeader>
          <Table.Cell {...probe('Cell')} numeric goal="red">
            412
          </Table.Cell>
        </Table.Row>
        <Table.LoadingRows rows={1} columns={2} />
        <Table.Empty {...probe('Empty')} columns={2}>
          No calls on these days
        </Table.Empty>
      </Table.Body>
      <Table.Footer {...probe('Footer')}>
        <Table.Row>
          <Table.RowHeader>All</Table.RowHeader>
          <Table.Cell numeric>412</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  ),
});
