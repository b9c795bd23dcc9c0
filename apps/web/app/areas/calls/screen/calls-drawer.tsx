import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Table } from '@roadside/ui/table';
import { troubleCodeLabel } from '@roadside/domain/calls';
import { metricById } from '@roadside/domain/metrics';
import type { DrawerProps, DrawerSource } from '../../../kit/drawers/drawer-registry.ts';
import type { CallsBehind } from '../model/calls-behind.ts';
import { withinElement } from '../model/narrowed-calls.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayWords, rangeWords } from '../../../kit/format/day-words.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './calls.css.ts';
import { explainAccess } from '../../../kit/commands/explain-access.ts';
import type { CallsPage } from '../server/calls.server.ts';
import { CallsTools } from './calls-tools.tsx';
import { CountedBy, onlyWords } from './counted-by.tsx';
import { useDrawerColumns } from './drawer-columns.tsx';
import { useCalls } from './use-calls.ts';

const noSource: DrawerSource = { metrics: [], filters: {} };

/** The calls behind a number: those it counts, or every call of the location on those dates. */
export default function CallsDrawer({ value, scope, open, close }: DrawerProps<CallsBehind>) {
  // Carries over the metrics and filters of the element it was opened from.
  const { metrics, filters } = scope.sourceOf?.(value.element) ?? noSource;
  const behind = withinElement(value, filters);
  const { pages, problem, loading, loadingMore, hasMore, loadMore, retry } = useCalls(behind, filters);
  const page = pages[0] ?? null;
  const calls = pages.flatMap(({ data }) => data);
  const { shown, menu } = useDrawerColumns();
  // A column that says the same of every call has no room here.
  const columns = hasOneOutcome(calls) ? shown.filter(({ id }) => id !== 'outcome') : shown;
  const metric = behind.metric === null ? undefined : metricById.get(behind.metric);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside className={styles.drawer}>
        <Drawer.Header>
          <Drawer.Title>{page ? `${page.meta.geography.name} calls` : 'Calls'}</Drawer.Title>
          <Drawer.Description>
            {rangeWords(behind.from, behind.to)}
            {page && `, ${countWords(page.meta.total_rows, 'call', 'calls')}`}
            {page && onlyWords(behind.only)}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          <CountedBy
            behind={behind}
            metric={metric}
            metrics={metrics}
            page={page}
            onChange={(other) => open('calls', other)}
          />
          <CallsTools
            behind={behind}
            filters={filters}
            columns={menu}
            onChange={(other) => open('calls', other)}
            onOpenCall={(id) => open('call', { slug: behind.slug, id })}
          />
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {page && calls.length === 0 && (
            <EmptyState
              size="sm"
              picture="road"
              title={metric ? 'No calls counted on these days' : 'No calls on these days'}
            />
          )}
          {(loading || calls.length > 0) && (
            <Table.Root caption="Calls" loading={loading} data-density="dense" className={styles.table}>
              <Table.Header>
                <Table.Row>
                  <Table.HeaderCell corner>Day</Table.HeaderCell>
                  {columns.map(({ id, label, numeric = false }) => (
                    <Table.HeaderCell key={id} numeric={numeric}>
                      {label}
                    </Table.HeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {loading && <Table.LoadingRows rows={12} columns={columns.length + 1} />}
                {calls.map((call) => (
                  <Table.Row key={call.id}>
                    <Table.RowHeader>
                      <button
                        type="button"
                        className={styles.open}
                        aria-label={`Open the call of ${dayWords(call.sc_dt)}, ${troubleCodeLabel(call.tcd)}`}
                        onClick={() => open('call', { slug: behind.slug, id: call.id })}
                      >
                        {dayWords(call.sc_dt)}
                      </button>
                    </Table.RowHeader>
                    {columns.map(({ id, numeric = false, textOf }) => (
                      <Table.Cell
                        key={id}
                        numeric={numeric}
                        {...(!numeric && { className: styles.clipped, title: textOf(call) ?? undefined })}
                      >
                        {textOf(call)}
                      </Table.Cell>
                    ))}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          )}
          {hasMore && (
            <Button block loading={loadingMore} onClick={loadMore} className={styles.more}>
              Show more
            </Button>
          )}
          {page && (
            <Button size="sm" emphasis="plain" className={styles.why} onClick={() => explainAccess(behind.slug)}>
              Why can I see these?
            </Button>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const hasOneOutcome = (calls: CallsPage['data']): boolean =>
  calls.length > 0 && calls.every(({ outcome }) => outcome === calls[0]?.outcome);
