-- Reports of complete periods, frozen when they are first read: a past report reproduces to the digit (feature I16).
create table report_snapshot (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('executive', 'scorecard')),
  organization_id integer not null references organization on delete cascade,
  -- The network of a facility-type organization; empty for the organization as a whole.
  facility_type text not null default '',
  from_day date not null,
  to_day date not null,
  version integer not null default 1,
  -- Shape of the facts; raised when a later release stores them differently.
  facts_version integer not null,
  facts jsonb not null,
  frozen_at timestamptz not null,
  unique (kind, organization_id, facility_type, from_day, to_day, version),
  check (from_day <= to_day)
);
