import { useNavigate } from '@remix-run/react';
import { providerTypeByFilter, serviceGroups, troubleCodes, type ProviderType } from '@roadside/domain/calls';
import { longestRangeDays } from '@roadside/domain/calendar';
import {
  comparisonLabels,
  comparisons,
  headPeriodOf,
  headPresetLabels,
  headPresets,
  type HeadFilters,
  type HeadPeriod,
} from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Popover } from '@roadside/ui/popover';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { todayIn } from '../../../kit/format/today-in.ts';
import { comparisonIn, periodIn, limitsIn, withComparison, withHead } from '../model/dashboard-head.ts';
import { hourName, weekdayNames } from '../../../kit/format/clock-hours.ts';
import * as styles from './dashboard-screen.css.ts';
import type { HeadChoicesProps } from './head-choices.tsx';

/** A select can't hold an empty value. */
const thisMonth = 'this_month';
const all = 'all';

const periods = [
  { value: thisMonth, label: 'This month' },
  ...headPresets.map((value) => ({ value, label: headPresetLabels[value] })),
];
const automatic = 'auto';
const compared = [
  { value: automatic, label: 'Automatic' },
  ...comparisons.map((value) => ({ value, label: comparisonLabels[value] })),
];
const codes = serviceGroups.map((service) => ({
  label: service,
  items: troubleCodes
    .filter(({ group }) => group === service)
    .map(({ code, label }) => ({ id: code, label, description: code })),
}));
const providers = Object.entries(providerTypeByFilter).map(([label, id]) => ({ id, label }));
const hours = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourName(hour) }));
const weekdays = weekdayNames.map((label, day) => ({ id: String(day), label }));

/** The period and the filters of the whole dashboard. It loads after the page. Every choice is in the address. */
export default function HeadPanel({ search, timeZone, now }: HeadChoicesProps) {
  const navigate = useNavigate();
  const period = periodIn(search);
  const limits = limitsIn(search);
  const change = (to: Partial<HeadFilters> & { readonly period?: HeadPeriod | null }) =>
    void navigate(withHead(search, to) || '?', { preventScrollReset: true });
  const today = todayIn(timeZone, new Date(now));
  return (
    <Popover.Content aria-label="Period and filters" align="end">
      <Stack gap={12}>
        <Inline gap={4} rowGap={4} wrap role="group" aria-label="Period">
          {periods.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              aria-pressed={(period?.kind ?? thisMonth) === value}
              onClick={() => change({ period: headPeriodOf(value) })}
            >
              {label}
            </Button>
          ))}
        </Inline>
        <Field label="Days">
          <DateRangePicker
            today={today}
            max={today}
            maxDays={longestRangeDays}
            presets={[]}
            value={period?.kind === 'days' ? period : null}
            onValueChange={(days) => days && change({ period: { kind: 'days', from: days.from, to: days.to } })}
          />
        </Field>
        <div className={styles.compareOnPhone}>
          <Field label="Compare with">
            <Select
              items={compared}
              value={comparisonIn(search) ?? automatic}
              onValueChange={(value) =>
                void navigate(withComparison(search, comparisons.find((each) => each === value) ?? null) || '?', {
                  preventScrollReset: true,
                })
              }
            />
          </Field>
        </div>
        <Field label="Service">
          <Select
            items={[{ value: all, label: 'All services' }, ...serviceGroups.map((value) => ({ value, label: value }))]}
            value={limits.service ?? all}
            onValueChange={(value) =>
              change({ service: serviceGroups.find((service) => service === value) ?? null, codes: [] })
            }
          />
        </Field>
        <Field label="Trouble code">
          <MultiSelect
            label="Trouble code"
            items={codes}
            value={limits.codes}
            onValueChange={(chosen) => change({ codes: chosen })}
          />
        </Field>
        <Field label="Provider type">
          <MultiSelect
            label="Provider type"
            items={providers}
            value={limits.providers}
            onValueChange={(chosen) => change({ providers: chosen as readonly ProviderType[] })}
          />
        </Field>
        <Field label="Hour">
          <MultiSelect
            label="Hour"
            items={hours}
            value={limits.hours.map(String)}
            onValueChange={(chosen) => change({ hours: chosen.map(Number).toSorted((a, b) => a - b) })}
          />
        </Field>
        <Field label="Weekday">
          <MultiSelect
            label="Weekday"
            items={weekdays}
            value={limits.weekdays.map(String)}
            onValueChange={(chosen) => change({ weekdays: chosen.map(Number).toSorted((a, b) => a - b) })}
          />
        </Field>
      </Stack>
    </Popover.Content>
  );
}
