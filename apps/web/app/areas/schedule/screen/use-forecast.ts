import type { ScheduleModel } from '@roadside/scheduler-gantt/model';
import { useEffect, useMemo, useState } from 'react';
import { unpack, type Packed } from '../../../kit/packed/packed.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useLater } from '../../../kit/store/use-later.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import {
  forecastTotals,
  neededBuckets,
  noWhatIf,
  predictedHours,
  predictionsOf,
  scheduledIn,
  type PredictedCode,
  type PredictedHour,
  type WhatIf,
} from '../model/predicted.ts';
import { shownDates, type ForecastStep, type ScheduleAddress } from '../model/schedule-address.ts';
import type { PredictionHour, PredictionReply } from '../model/schedule-reply.ts';
import type { PredictionsResource } from '../server/schedule-tools.resource.server.ts';

/** Step lengths in minutes. */
export const stepMinutes: Readonly<Record<ForecastStep, number>> = { '1h': 60, '30m': 30, '15m': 15 };

/** The forecast of the days on screen, under the what-if. */
export interface Forecast {
  /** All services, hour by hour; empty if there is no forecast. */
  readonly hours: readonly PredictedHour[];
  /** The selected services, in steps of the selected length. */
  readonly steps: readonly PredictedHour[];
  readonly minutes: number;
  readonly whatIf: WhatIf;
  /** The what-if of `hours`, which follows `whatIf` a moment later. */
  readonly asked: WhatIf;
  readonly onWhatIf: (whatIf: WhatIf) => void;
  readonly code: PredictedCode | null;
  readonly onCode: (code: PredictedCode | null) => void;
  /** The need of stations that each work on their own; null if there is one, or for a single service. */
  readonly apart: PredictionReply['stations_apart'];
  /** How many stations the hours count as one pool of drivers; 0 for a single station. */
  readonly pooled: number;
  /** Not yet known whether there is a forecast. */
  readonly loading: boolean;
  /** The figures still belong to the previous request. */
  readonly stale: boolean;
}

const noHours: readonly PredictionHour[] = [];

/**
 * Reads the forecast of the days on screen, and passes the needed drivers to the gantt.
 * @param complete whether all drivers are loaded; with only some, the gantt would show covered hours as short
 * @param sent the forecast the page came with
 */
export function useForecast(
  slug: string,
  address: ScheduleAddress,
  model: ScheduleModel,
  complete: boolean,
  sent: FirstRead<Packed<PredictionReply>> | null,
): Forecast {
  const [whatIf, onWhatIf] = useState<WhatIf>(noWhatIf);
  const [code, onCode] = useState<PredictedCode | null>(null);
  const asked = useDebounced(whatIf);
  const dates = shownDates(address);
  const enabled = address.span !== 'month';
  const first = useMemo(() => sent && { address: sent.address, data: unpack(sent.data) }, [sent]);
  const resource = predictionsOf(slug, dates, asked);
  const hourly = useResource<PredictionsResource>(resource, {
    enabled,
    keepPrevious: true,
    ...firstOf(first, resource),
  });
  const finer = useResource<PredictionsResource>(
    predictionsOf(slug, dates, asked, { step: address.step, pooled: code === 'battery_light_service' }),
    { enabled: enabled && address.forecast !== null, keepPrevious: true },
  );
  const all = (enabled ? hourly.data?.hours : undefined) ?? noHours;
  const hours = useMemo(() => insideOf(predictedHours(all, null), model), [all, model]);
  const rows = (enabled ? finer.data?.hours : undefined) ?? noHours;
  const steps = useMemo(() => insideOf(predictedHours(rows, code), model), [rows, code, model]);
  const { driversOut } = asked;
  useEffect(
    () => model.setNeeded(complete ? neededBuckets(hours, model.window) : null, { driversOut }),
    [model, hours, complete, driversOut],
  );
  return {
    hours,
    steps,
    minutes: stepMinutes[address.step],
    whatIf,
    asked,
    onWhatIf,
    code,
    onCode,
    apart: (code === null && finer.data?.stations_apart) || null,
    pooled: hourly.data?.stations_apart?.stations ?? 0,
    loading: hourly.loading,
    stale: hourly.stale || finer.stale || asked !== whatIf,
  };
}

const insideOf = (hours: readonly PredictedHour[], { window: { from, to } }: ScheduleModel) =>
  hours.filter(({ at }) => at >= from && at < to);

/** The number scheduled in each step, with the totals; updates with every edit. */
export function useScheduled(
  model: ScheduleModel,
  steps: readonly PredictedHour[],
  { code, minutes, driversOut }: Parameters<typeof scheduledIn>[2],
) {
  const version = useLater(model.watch, model.version);
  return useMemo(() => {
    const scheduled = version >= 0 ? scheduledIn(model, steps, { code, minutes, driversOut }) : [];
    return { scheduled, ...forecastTotals(steps, scheduled, minutes) };
  }, [model, version, steps, code, minutes, driversOut]);
}
