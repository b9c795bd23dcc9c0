'use client';
import type { DataRow } from '../model/column.ts';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { TableModel } from '../view/table-model.ts';
import * as styles from './panels.css.ts';

/** The column chooser, in column order. */
export function ColumnsPanel<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { input, text, columns, engine, announce } = table;
  const { change, initial } = input;
  const { order, all } = columns.layout;
  const shown = all.filter(({ id }) => columns.views.has(id)).length;
  const reset = () => {
    const { order: places, hidden: gone, pinnedStart, pinnedEnd, widths } = initial;
    change({ order: places, hidden: gone, pinnedStart, pinnedEnd, widths }, 'reset');
  };
  return (
    <div className={styles.form}>
      <fieldset className={styles.columns}>
        <VisuallyHidden asChild>
          <legend>{text('shownColumns')}</legend>
        </VisuallyHidden>
        {order.flatMap((id) => {
          const view = columns.views.get(id);
          const column = engine.getColumn(id);
          if (!view || !column) return [];
          const checked = column.getIsVisible();
          return [
            <Checkbox
              key={id}
              label={view.definition.unit ? `${view.header}, ${view.definition.unit}` : view.header}
              checked={checked}
              // The last visible column can't be hidden.
              disabled={!column.getCanHide() || (checked && shown === 1)}
              onCheckedChange={(on) => {
                column.toggleVisibility(on === true);
                if (!on) announce(text('columnHidden', { column: view.header }));
              }}
            />,
          ];
        })}
      </fieldset>
      <div className={styles.ends}>
        <Button size="sm" emphasis="plain" onClick={() => engine.setColumnVisibility({})}>
          {text('showAll')}
        </Button>
        <Button size="sm" emphasis="plain" onClick={reset}>
          {text('reset')}
        </Button>
      </div>
    </div>
  );
}
