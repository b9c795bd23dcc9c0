-- What stations answer to their scorecards, which are frozen reports of kind 'scorecard'.
create table scorecard_acknowledgment (
  snapshot_id integer primary key references report_snapshot on delete cascade,
  acknowledged_by integer not null references employee on delete cascade,
  acknowledged_at timestamptz not null
);
create index scorecard_acknowledgment_person on scorecard_acknowledgment (acknowledged_by);

create table scorecard_message (
  id integer generated always as identity primary key,
  snapshot_id integer not null references report_snapshot on delete cascade,
  author_id integer not null references employee on delete cascade,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index scorecard_message_thread on scorecard_message (snapshot_id, id);
create index scorecard_message_author on scorecard_message (author_id);
