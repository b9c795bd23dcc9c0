-- Bets of drivers on their own points. Points only: stakes and winnings are entries of the ledger.
create table bet (
  id uuid primary key,
  employee_id integer not null references employee,
  driver_id integer not null references organization,
  metric text not null,
  level integer not null,
  points_bet integer not null check (points_bet > 0),
  -- What the points of the period must exceed, as it was offered.
  need_to_beat double precision not null,
  chance double precision not null check (chance between 0 and 1),
  made_on date not null,
  made_at timestamptz not null,
  period_from date not null,
  period_to date not null,
  status text not null default 'CURRENT' check (status in ('CURRENT', 'FINISHED')),
  points_earned integer,
  reward_earned integer check (reward_earned >= 0),
  void_reason text,
  settled_at timestamptz,
  check ((status = 'FINISHED') = (settled_at is not null)),
  check ((status = 'FINISHED') = (reward_earned is not null))
);
create index bet_person on bet (employee_id, made_at);
create index bet_open on bet (period_to) where status = 'CURRENT';
