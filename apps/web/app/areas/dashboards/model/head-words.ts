import { providerTypeByFilter, troubleCodeLabel } from '@roadside/domain/calls';
import { headPresetLabels, type HeadFilters, type HeadPeriod } from '@roadside/domain/dashboards';
import { hourName, weekdayNames } from '../../../kit/format/clock-hours.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';

const providerNames = Object.fromEntries(Object.entries(providerTypeByFilter).map(([name, type]) => [type, name]));

/** The period in words: 'Last month', 'last month' inside a sentence, or 'Oct 1 to 31, 2026'. */
export function periodWords(period: HeadPeriod, where: 'alone' | 'inside' = 'alone'): string {
  if (period.kind === 'days') return rangeWords(period.from, period.to);
  const label = headPresetLabels[period.kind];
  return where === 'alone' ? label : label.toLowerCase();
}

/** What a dashboard is limited to, part by part: 'Tow calls only', 'PSP', '6 PM to 9 PM', 'Saturday'. */
export function limitWords({ service, codes, providers, hours, weekdays }: HeadFilters): readonly string[] {
  return [
    codes.length > 0 ? codes.map(troubleCodeLabel).join(' or ') : service && `${service} calls only`,
    providers.map((type) => providerNames[type]).join(' or '),
    hoursWords(hours),
    weekdays.map((day) => weekdayNames[day]).join(' or '),
  ].filter((words): words is string => Boolean(words));
}

/** Hours in a row as one span, which ends with the last hour: 18, 19 and 20 are '6 PM to 9 PM'. */
export function hoursWords(hours: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const hour of hours) {
    const last = spans.at(-1);
    if (last && hour === last.to) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans.map(({ from, to }) => `${hourName(from)} to ${hourName(to)}`).join(' or ');
}
