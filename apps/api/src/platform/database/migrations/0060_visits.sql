-- First-party usage: which screens people open, never what is on them.

-- Single visits, for paths and last visits; deleted after the retention period.
create table visit (
  id bigint generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  page text not null,
  at timestamptz not null
);
create index visit_person on visit (employee_id, at);
create index visit_time on visit (at);

-- Visits by person, screen, and day in the time zone of the person's organization.
create table visit_day (
  local_day date not null,
  employee_id integer not null references employee on delete cascade,
  page text not null,
  visits integer not null,
  primary key (local_day, employee_id, page)
);
create index visit_day_person on visit_day (employee_id, local_day);

-- The same by month: a year of a club is a few thousand rows. Bit n of `days` is set if the person came on day n + 1.
create table visit_month (
  month date not null,
  employee_id integer not null references employee on delete cascade,
  page text not null,
  visits integer not null,
  days integer not null,
  primary key (month, employee_id, page)
);
