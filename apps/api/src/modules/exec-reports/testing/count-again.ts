import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ExecReportFacts } from '@roadside/contract/schemas';
import type { ReportFigure } from '@roadside/domain/reports';
import type { Database } from '../../../platform/database/database.ts';

type Days = { readonly from: string; readonly to: string };

/** The stations inside a place, by SQL over the rows of `organization`. */
export const insideBySql = (slug: string, of = 'station_id'): RawBuilder<unknown> => sql`${sql.ref(of)} in (
  with recursive inside as (
    select id from organization where slug = ${slug}
    union select o.id from organization o join inside on inside.id in (o.parent_id, o.state_id, o.facility_rep_id))
  select id from inside)`;

/** What each metric counts, by hand. The wait of a survey is its call's. */
const counted: Readonly<
  Record<
    string,
    {
      readonly from: RawBuilder<unknown>;
      readonly n: RawBuilder<unknown>;
      readonly d: RawBuilder<unknown>;
      readonly scale: number;
    }
  >
> = {
  overall_sat_avg: {
    from: sql`(select survey.*, call.ata_seconds from survey join call on call.id = survey.call_id) f`,
    n: sql`count(*) filter (where f.outc1 = 5 and not f.reroute and not f.remove)`,
    d: sql`count(*) filter (where f.outc1 is not null and not f.reroute and not f.remove)`,
    scale: 100,
  },
  ata_avg: {
    from: sql`call f`,
    n: sql`coalesce(sum(f.ata_seconds), 0)`,
    d: sql`count(f.ata_seconds)`,
    scale: 1 / 60,
  },
  cancelled_calls_rate: {
    from: sql`call f`,
    n: sql`count(*) filter (where f.outcome = 'cancelled')`,
    d: sql`count(*)`,
    scale: 100,
  },
  paid_call_count: {
    from: sql`call f`,
    n: sql`count(*) filter (where f.clear_code like 'P%')`,
    d: sql`1`,
    scale: 1,
  },
};

interface Kind {
  readonly service: string;
  readonly provider: string;
  readonly wait: string;
  readonly n: number;
  readonly d: number;
}

const service = sql`case when f.trouble_code in ('1', '1B', '4') then 'Battery' when f.trouble_code in ('5', '5F', '8') then 'Tow' else 'Light Service' end`;
const wait = sql`case when f.ata_seconds is null then '' when f.ata_seconds < 900 then '0' when f.ata_seconds < 1800 then '15'
  when f.ata_seconds < 2700 then '30' when f.ata_seconds < 3600 then '45' when f.ata_seconds < 5400 then '60' when f.ata_seconds < 7200 then '90' else '120' end`;

/** What a metric counts at a place on some days, by kind of call. */
export async function kindsBySql(db: Database, metric: string, slug: string, days: Days): Promise<readonly Kind[]> {
  const what = counted[metric];
  if (!what) throw new Error(`Nobody counted ${metric} by hand.`);
  const { rows } = await sql<Record<'service' | 'provider' | 'wait' | 'n' | 'd', string>>`
    select ${service} as service, coalesce(f.provider_type, '') as provider, ${wait} as wait, ${what.n} as n, ${what.d} as d
    from ${what.from} where f.local_day between ${days.from}::date and ${days.to}::date and ${insideBySql(slug, 'f.station_id')} group by 1, 2, 3`.execute(
    db.kysely,
  );
  return rows.map(({ n, d, ...kind }) => ({ ...kind, n: Number(n), d: Number(d) }));
}

const sum = (kinds: readonly Kind[], of: 'n' | 'd') => kinds.reduce((all, kind) => all + kind[of], 0);

function valueOf(metric: string, kinds: readonly Kind[]): number {
  const { scale = 1 } = counted[metric] ?? {};
  return metric === 'paid_call_count' ? sum(kinds, 'n') : (scale * sum(kinds, 'n')) / sum(kinds, 'd');
}

/**
 * The effect of one factor (1 = services, 2 = providers within them, 3 = waits within those, 4 = rates), averaged over all
 * orders in which the four could have changed, one order at a time.
 */
function effectOf(metric: string, factor: number, before: readonly Kind[], after: readonly Kind[]): number {
  const { scale = 1 } = counted[metric] ?? {};
  const keys = new Map([...before, ...after].map((kind) => [[kind.service, kind.provider, kind.wait].join(), kind]));
  const totals = (kinds: readonly Kind[], test: (kind: Kind) => boolean, of: 'n' | 'd' = 'd') =>
    sum(kinds.filter(test), of);
  const share = (
    changed: boolean,
    part: (kinds: readonly Kind[]) => number,
    whole: (kinds: readonly Kind[]) => number,
  ) => {
    const [first, second] = changed ? [after, before] : [before, after];
    const from = whole(first) > 0 ? first : second;
    return whole(from) > 0 ? part(from) / whole(from) : 0;
  };
  const model = (changed: ReadonlySet<number>) =>
    [...keys.values()].reduce((total, { service: s, provider: p, wait: w }) => {
      const ofService = (kinds: readonly Kind[]) => totals(kinds, (kind) => kind.service === s);
      const ofProvider = (kinds: readonly Kind[]) => totals(kinds, (kind) => kind.service === s && kind.provider === p);
      const same = (kind: Kind) => kind.service === s && kind.provider === p && kind.wait === w;
      const ofKind = (kinds: readonly Kind[]) => totals(kinds, same);
      return (
        total +
        scale *
          share(changed.has(1), ofService, (kinds) => sum(kinds, 'd')) *
          share(changed.has(2), ofProvider, ofService) *
          share(changed.has(3), ofKind, ofProvider) *
          share(changed.has(4), (kinds) => totals(kinds, same, 'n'), ofKind)
      );
    }, 0);
  const orders = permutations([1, 2, 3, 4]);
  const effects = orders.map((order) => {
    const earlier = order.slice(0, order.indexOf(factor));
    return model(new Set([...earlier, factor])) - model(new Set(earlier));
  });
  return effects.reduce((all, effect) => all + effect, 0) / orders.length;
}

function permutations(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length <= 1) return [of];
  return of.flatMap((first) => permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

const factors = { volume: 0, service_mix: 1, provider_mix: 2, wait: 3, rest: 4 } as const;

/** What the numbers of a report are counted with. */
type AnyReport = Pick<ExecReportFacts, 'before'> &
  Pick<ExecReportFacts, 'goals'> & { readonly child_type?: ExecReportFacts['child_type'] };

/** A number of a report's text, counted again from the rows themselves. */
export async function countAgain(db: Database, { source }: ReportFigure, report: AnyReport): Promise<number> {
  const { of, metric, slug, part, lead } = source;
  const [before = source] = report.before.spans;
  const kinds = (days: Days) => kindsBySql(db, metric, slug, days);
  const now = await kinds(source);
  switch (of) {
    case 'value':
      return valueOf(metric, now);
    case 'numerator':
      return sum(now, 'n');
    case 'denominator':
      return sum(now, 'd');
    case 'to-tier': {
      // The difference of the two numbers on paper.
      const score = Math.round(10 * valueOf(metric, now)) / 10;
      const threshold = [82, 84, 87].find((each) => each > valueOf(metric, now)) ?? Number.NaN;
      return threshold - score;
    }
    case 'change':
      return valueOf(metric, now) - valueOf(metric, await kinds(before));
    case 'growth': {
      const earlier = valueOf(metric, await kinds(before));
      return (100 * (valueOf(metric, now) - earlier)) / earlier;
    }
    case 'part': {
      const factor = factors[part ?? 'rest'];
      const earlier = await kinds(before);
      // A wait is all about waits: what its mixes don't explain is part of it.
      return metric === 'ata_avg' && factor === 3
        ? effectOf(metric, 3, earlier, now) + effectOf(metric, 4, earlier, now)
        : effectOf(metric, factor, earlier, now);
    }
    case 'mix':
      return (
        (100 *
          sum(
            now.filter((kind) => lead !== null && kind[lead.dimension] === lead.key),
            'd',
          )) /
        sum(now, 'd')
      );
    case 'ranked':
    case 'unranked':
    case 'on-goal': {
      const { rows } = await sql<{ slug: string }>`with recursive inside as (
          select id, slug, type from organization where slug = ${slug}
          union select o.id, o.slug, o.type from organization o join inside on inside.id in (o.parent_id, o.state_id, o.facility_rep_id))
        select slug from inside where type = ${report.child_type ?? null}`.execute(db.kysely);
      const shares = await Promise.all(
        rows.map(async (row) => {
          const below = await kindsBySql(db, metric, row.slug, source);
          return { value: valueOf(metric, below), answered: sum(below, 'd') };
        }),
      );
      const ranked = shares.filter(({ answered }) => answered >= 10);
      const goal = report.goals[metric]?.green ?? Number.NaN;
      if (of === 'ranked') return ranked.length;
      return of === 'unranked' ? shares.length - ranked.length : ranked.filter(({ value }) => value >= goal).length;
    }
  }
}
