import { calls } from '@roadside/contract/calls';
import { today } from '../support/small-world.ts';
import { type BuiltCall, onSlugs, placeCases } from './attempts.ts';

/** The forecast calls. */
export const forecastCalls: readonly BuiltCall[] = [
  {
    call: calls.scheduler.predict,
    row: 'C040',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, id, place }) => {
        const attempt = (more: object) => ({
          options: { body: { purpose: 'timeseries_predictor', slug, parameters: { date: today, ...more } } },
          touched: { place },
        });
        return [
          { what, ...attempt({}) },
          ...(id > 0 ? [{ what: `${what}, named in child_list too`, ...attempt({ child_list: [id] }) }] : []),
        ];
      }),
  },
  onSlugs(calls.scheduler.backTest, 'C150', { purpose: 'forecast_back_test' }),
];
