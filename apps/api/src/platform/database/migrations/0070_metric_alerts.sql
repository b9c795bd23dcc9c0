-- A person is told when a metric of a location crosses a threshold: once, until it is reset.
create table metric_alert (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  -- With its facility type, as in an address.
  slug text not null,
  metric text not null,
  time_type text not null,
  -- null = all services.
  service text,
  direction text not null check (direction in ('below', 'above')),
  threshold double precision not null,
  state text not null default 'watching' check (state in ('watching', 'crossed')),
  value double precision,
  checked_at timestamptz,
  crossed_at timestamptz,
  created_at timestamptz not null
);
create unique index metric_alert_number on metric_alert (employee_id, slug, metric, time_type, coalesce(service, ''));
