import { calls } from '@roadside/contract/calls';
import { today } from '../support/small-world.ts';
import { type BuiltCall, placeCases } from './attempts.ts';

/** The calls of the forecast. */
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
  {
    call: calls.scheduler.backTest,
    row: 'C150',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { purpose: 'forecast_back_test', slug } },
        touched: { place },
      })),
  },
];
