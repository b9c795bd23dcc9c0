import type { TakersReply } from './schedule-reply.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const hours = (value: number) => `${Math.round(value * 10) / 10} h`;

/** A driver who can take a shift, in one line: `Ann Lee · 24 h this week · 4.2 mi`. */
export function takerWords(taker: TakersReply['takers'][number]): string {
  const { driver, station_name, week_hours, overtime_hours, overtime_cost, miles } = taker;
  return [
    driver,
    miles === 0 ? '' : `${station_name}${miles === null ? '' : `, ${miles} mi`}`,
    `${hours(week_hours)} this week`,
    overtime_hours === 0
      ? ''
      : `${hours(overtime_hours)} overtime${overtime_cost === 0 ? '' : `, ${dollars.format(overtime_cost)} extra`}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
