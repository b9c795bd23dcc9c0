-- What changed in the last hour, for those who have it on screen. No content: a reader fetches the record under their
-- own rights. A row is written in the transaction of its write, so it is there exactly when the change is.
create table live_event (
  id integer generated always as identity primary key,
  topic text not null,
  subject_id integer not null,
  -- Negative for a virtual organization; null when the change concerns everyone.
  organization_id integer,
  author_employee_id integer references employee on delete cascade,
  -- The server's clock, which every api process shares.
  at timestamptz not null default clock_timestamp()
);
create index live_event_at on live_event (at);
