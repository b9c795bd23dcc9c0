-- A broadcast to the fewest off-shift drivers who could cover hours that are short.
create table call_out (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Services a driver must work; empty = any.
  services text[] not null default '{}',
  -- Why people are rung off shift; shown to them too.
  reason text not null check (reason <> ''),
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  closed_by integer references employee on delete set null,
  closed_at timestamptz
);
create index call_out_place on call_out (organization_id, starts_at);

-- The drivers who were asked, each with an open shift of their own station.
create table call_out_driver (
  call_out_id integer not null references call_out on delete cascade,
  employee_id integer not null references employee on delete cascade,
  station_id integer not null references organization on delete cascade,
  shift_id integer references shift on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  overtime boolean not null,
  asked_at timestamptz not null,
  answer text check (answer in ('can', 'cannot')),
  answered_at timestamptz,
  -- The request the answer became.
  request_id integer references schedule_fill_request on delete set null,
  primary key (call_out_id, employee_id)
);
create index call_out_driver_person on call_out_driver (employee_id, call_out_id);
create index call_out_driver_shift on call_out_driver (shift_id);
