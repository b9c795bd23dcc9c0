-- Every saved version of a dashboard with its elements, to look back at and to restore.
create table dashboard_version (
  dashboard_id integer not null references dashboard on delete cascade,
  version integer not null,
  definition jsonb not null,
  saved_by integer references employee on delete set null,
  saved_at timestamptz not null,
  primary key (dashboard_id, version)
);
