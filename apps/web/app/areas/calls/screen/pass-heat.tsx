import { Link } from '@remix-run/react';
import type { CallPasses } from '@roadside/contract/schemas';
import { vars } from '@roadside/tokens/theme';
import { hourName, weekdayNames } from '../../../kit/format/clock-hours.ts';
import * as styles from './call-details.css.ts';
import type { PassHref } from './passes-panel.tsx';

export interface PassHeatProps {
  readonly cells: CallPasses['cells'];
  readonly hrefOf: PassHref;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Passes by weekday and hour. Each cell shows its count, with color and a bar for comparison, and opens its calls. */
export function PassHeat({ cells, hrefOf }: PassHeatProps) {
  const most = Math.max(1, ...cells.map(({ passes }) => passes));
  const at = new Map(cells.map(({ weekday, hour, passes }) => [24 * weekday + hour, passes]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Passes by hour of the week, scrollable">
      <table className={styles.heat}>
        <thead>
          <tr>
            <th scope="col" className={styles.heatDay}>
              Day
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className={styles.heatHour}>
                {hour % 3 === 0 ? hourName(hour) : <span aria-label={hourName(hour)} role="img" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayNames.map((day, weekday) => (
            <tr key={day}>
              <th scope="row" className={styles.heatDay}>
                {day}
              </th>
              {hours.map((hour) => {
                const passes = at.get(24 * weekday + hour) ?? 0;
                if (passes === 0)
                  return (
                    <td key={hour} className={styles.heatEmpty}>
                      0
                    </td>
                  );
                const share = Math.round((100 * passes) / most);
                return (
                  <td key={hour} className={styles.heatCell}>
                    <Link
                      to={hrefOf({ weekday__in: [String(weekday)], hour__in: [String(hour)] })}
                      className={styles.heatLink}
                      aria-label={`${day} ${hourName(hour)}: ${passes} ${passes === 1 ? 'pass' : 'passes'}`}
                      style={{
                        background: `color-mix(in oklab, ${vars.color.beacon.soft} ${20 + 0.8 * share}%, ${vars.color.surface.raised})`,
                        boxShadow: `inset 0 -${Math.max(1, Math.round(share / 14))}px 0 ${vars.color.beacon.solid}`,
                      }}
                    >
                      {passes}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
