import type { StatementLine } from '@roadside/contract/schemas';
import { statementLinesShown } from '@roadside/domain/arena';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useMadeFile } from '../../../kit/resource/use-made-file.ts';
import { statementExportAddress } from '../model/addresses.ts';
import { amountText, balanceAfter, dayText, lineWords, pointsText } from '../model/bank-words.ts';
import type { StatementExportResource } from '../server/bank.server.ts';
import * as styles from './bank.css.ts';

interface StatementProps {
  readonly lines: readonly StatementLine[];
  readonly timeZone: string;
  /** The driver's row of organization. */
  readonly driverId: number;
}

/** Every movement with the balance after it, latest first. */
export function Statement({ lines, timeZone, driverId }: StatementProps) {
  const { change, busy } = useChange<StatementExportResource>(statementExportAddress({ driver: String(driverId) }));
  const saveMade = useMadeFile();
  return (
    <Stack gap={12} asChild>
      <section>
        <Inline gap={12} justify="between" wrap>
          <h2 className={styles.heading}>Statement</h2>
          {lines.length > 0 && (
            <Button loading={busy} onClick={() => void change({}).then(saveMade)}>
              Export to Excel
            </Button>
          )}
        </Inline>
        {lines.length === 0 ? (
          <EmptyState
            size="sm"
            title="No movements yet"
            description="Rewards from campaigns and seasons appear here."
          />
        ) : (
          <Table.Root caption="Statement">
            <Table.Header>
              <Table.Row>
                <Table.HeaderCell>Date</Table.HeaderCell>
                <Table.HeaderCell>What</Table.HeaderCell>
                <Table.HeaderCell numeric>Points</Table.HeaderCell>
                <Table.HeaderCell numeric>Balance</Table.HeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {lines.map((line) => (
                <Table.Row key={line.id}>
                  <Table.Cell>{dayText(line.booked_at, timeZone)}</Table.Cell>
                  <Table.RowHeader>{lineWords(line)}</Table.RowHeader>
                  <Table.Cell numeric>{amountText(line)}</Table.Cell>
                  <Table.Cell numeric>{pointsText(balanceAfter(line))}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
        {lines.length >= statementLinesShown && (
          <p className={styles.quiet}>
            {`These are the latest ${statementLinesShown} entries. Export to Excel for all of them.`}
          </p>
        )}
      </section>
    </Stack>
  );
}
