'use client';
import type { DataRow } from '../model/column.ts';
import { Button } from '../../button/button.tsx';
import {
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerRoot,
  DrawerTitle,
} from '../../drawer/drawer.tsx';
import type { TableModel } from '../view/table-model.ts';
import { pickColumnId, writeCell } from '../view/view-column.ts';
import * as styles from './panels.css.ts';

interface RowDetailsProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  readonly row: Row;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** All columns of one row, for phones, where the table shows two. */
export function RowDetails<Row extends DataRow>({ table, row, anchor, onClose }: RowDetailsProps<Row>) {
  const { input, text, columns, rules } = table;
  const named = [...columns.views.values()].find(({ rowHeader }) => rowHeader);
  const { onRowOpen } = input;
  return (
    <DrawerRoot open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent
        placement="bottom"
        ref={(element) => () => {
          if (element && anchor.isConnected) anchor.focus();
        }}
      >
        <DrawerHeader>
          <DrawerTitle>{named ? writeCell(named, row, rules) : text('details', { row: input.rowId(row) })}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          <dl className={styles.facts}>
            {columns.layout.all.flatMap(({ id }) => {
              const view = columns.views.get(id);
              if (!view || id === pickColumnId || view === named) return [];
              const masked = rules.masked(id, row);
              const words = writeCell(view, row, rules);
              const drawn =
                view.definition.cell && !masked
                  ? view.definition.cell(row, { tabIndex: 0, text: words })
                  : words || '–';
              return [
                <dt key={`${id} name`} className={styles.fact}>
                  {view.header}
                  {view.definition.unit && `, ${view.definition.unit}`}
                </dt>,
                <dd
                  key={id}
                  data-masked={masked ? '' : undefined}
                  data-empty={words === '' ? '' : undefined}
                  className={styles.factValue}
                >
                  {drawn}
                </dd>,
              ];
            })}
          </dl>
        </DrawerBody>
        {onRowOpen && (
          <DrawerFooter>
            <Button
              onClick={() => {
                onClose();
                onRowOpen(row, { reason: 'pointer' });
              }}
            >
              {text('open')}
            </Button>
          </DrawerFooter>
        )}
      </DrawerContent>
    </DrawerRoot>
  );
}
