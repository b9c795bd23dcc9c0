// Subscriptions of the bench: dashboards and executive reports of many locations, all to one executive.
import { withDatabase } from '../../chat/lib/club.mjs';

/** Makes `count` subscriptions of `subjects` different reports; none is due yet. */
export const subscribe = (databaseUrl, { count, subjects }) =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(`delete from subscription`);
    await client.query(`delete from dashboard where name like 'Bench %'`);
    const { rows } = await client.query(
      `with person as (select employee_id as id from account where username = 'executive.demo'),
        place as (select slug, row_number() over (order by id) - 1 as n from organization
          where type in ('station', 'station-business', 'territory') order by id limit $2::integer / 2),
        board as (insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
          select 'Bench ' || n, person.id, n, '', 'PSP', now(), now() from person, generate_series(1, 2) as n returning id, name),
        element as (insert into dashboard_element
            (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, request, filters)
          select board.id, 'numbers', 'Numbers', 1, 'table', 'This_Month',
            array['count_calls', 'ata_avg', 'overall_sat_avg', 'paid_call_count'], 'children', '{}', '{}' from board),
        subject as (select board.id as dashboard_id, place.slug, row_number() over (order by place.n, board.id) - 1 as n
          from board, place),
        made as (insert into subscription (owner_id, dashboard_id, slug, name, every, weekday, month_day, time, time_zone,
            next_at, created_at)
          select person.id, subject.dashboard_id, subject.slug, 'Bench ' || n.n, 'daily', 1, 1, '07:00', 'UTC',
            now() + interval '1 day', now()
          from person, generate_series(0, $1::integer - 1) as n(n)
          join subject on subject.n = n.n % (select count(*) from subject) returning id, owner_id)
      insert into subscription_receiver (subscription_id, employee_id) select id, owner_id from made returning 1`,
      [count, subjects],
    );
    const { rows: found } = await client.query(
      `select count(distinct (dashboard_id, slug))::integer as subjects from subscription`,
    );
    return { subscriptions: rows.length, subjects: found[0].subjects };
  });

/** Makes all of them due, and wakes the job. */
export const makeDue = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(`update subscription set next_at = now() - interval '1 second'`);
    await client.query(`update job set run_at = now() where kind = 'subscriptions.send-due'`);
    await client.query(`select pg_notify('jobs', 'subscriptions.send-due')`);
  });

/** How many of them aren't due anymore. */
export const countMade = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`select count(*)::integer as n from subscription where next_at > now()`);
    return rows[0].n;
  });

/** How many receivers got nothing. */
export const countUnsent = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select count(*)::integer as n from subscription_receiver where state <> 'sent'`,
    );
    return rows[0].n;
  });

/** Lets the time pass that the emails of a killed process are leased for. */
export const passLeases = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(`update outbox_mail set leased_until = now() where state = 'waiting' and leased_until > now()`);
    await client.query(`update job set run_at = now() where kind = 'email.send'`);
    await client.query(`select pg_notify('jobs', 'email.send')`);
  });

/** Subscriptions that don't have exactly so many emails. */
export const wrongCounts = (databaseUrl, times) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select count(*)::integer as n from (
        select from subscription left join outbox_mail on outbox_mail.subject like subscription.name || ':%'
        group by subscription.id having count(outbox_mail.id) <> $1) as wrong`,
      [times],
    );
    return rows[0].n;
  });
