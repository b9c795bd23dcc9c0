-- An Excel file that is written after the call that started it has answered: how far it is, for the person who waits.
-- The process that writes renews touched_at every second and stops when the state is no longer 'writing'. A job deletes
-- the rows with the files, an hour later.
create table started_export (
  id integer generated always as identity primary key,
  owner_employee_id integer not null references employee on delete cascade,
  state text not null default 'writing' check (state in ('writing', 'ready', 'failed', 'stopped')),
  rows_written integer not null default 0,
  row_count integer,
  file text,
  filename text,
  problem text,
  started_at timestamptz not null,
  touched_at timestamptz not null
);
create index started_export_age on started_export (started_at);
