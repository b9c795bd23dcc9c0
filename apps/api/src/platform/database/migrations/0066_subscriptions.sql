-- Dashboards sent by email on a schedule. Each receiver gets their own rows, by their rights at that moment.
create table subscription (
  id integer generated always as identity primary key,
  version integer not null default 1,
  owner_id integer not null references employee on delete cascade,
  dashboard_id integer not null references dashboard on delete cascade,
  -- null: each receiver's own location.
  slug text,
  name text not null,
  every text not null check (every in ('daily', 'weekdays', 'weekly', 'monthly')),
  weekday smallint not null check (weekday between 0 and 6),
  month_day smallint not null check (month_day between 1 and 31),
  time text not null check (time ~ '^\d\d:\d\d$'),
  time_zone text not null,
  only_if_changed boolean not null,
  next_at timestamptz not null,
  -- Set by Send now: the next run is sent whether it changed or not, and the schedule stays.
  asked_at timestamptz,
  created_at timestamptz not null
);
create index subscription_due on subscription (next_at);
create index subscription_asked on subscription (asked_at) where asked_at is not null;
create index subscription_owner on subscription (owner_id);

create table subscription_receiver (
  subscription_id integer not null references subscription on delete cascade,
  employee_id integer not null references employee on delete cascade,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'unchanged', 'no-access', 'no-address', 'failed', 'unsubscribed')),
  last_sent_at timestamptz,
  -- Of the rows that were sent last.
  digest text,
  primary key (subscription_id, employee_id)
);
create index subscription_receiver_person on subscription_receiver (employee_id);

-- Files of outgoing email. Receivers with the same rights share one.
create table outbox_file (
  id integer generated always as identity primary key,
  name text not null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create index outbox_file_age on outbox_file (created_at);
alter table outbox_mail add column file_ids integer[] not null default '{}';
