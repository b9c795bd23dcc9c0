-- How a place and everything below it fill open shifts. The nearest place with a row decides.
create table schedule_setting (
  organization_id integer primary key references organization,
  -- choice: a manager decides among those who ask. first: the first driver who fits has the shift at once.
  fill text not null default 'choice' check (fill in ('first', 'choice')),
  -- Extra pay for an hour of overtime, in dollars.
  overtime_premium numeric(7, 2) not null default 0 check (overtime_premium >= 0),
  updated_by integer references employee on delete set null,
  updated_at timestamptz not null default now()
);
