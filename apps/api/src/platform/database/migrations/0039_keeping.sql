-- Reported messages. The text is a copy, so that an author can't change what was reported; it is emptied by the decision.
create table message_report (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('chat', 'mail')),
  subject text not null,
  reporter_id integer references employee on delete set null,
  author_id integer references employee on delete set null,
  -- Where the author worked then: its managers decide.
  organization_id integer not null references organization,
  reason text not null,
  note text not null default '',
  body text not null,
  written_at timestamptz not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'removed', 'kept')),
  decided_by integer references employee on delete set null,
  decided_at timestamptz,
  decision_reason text not null default ''
);
-- Reporting the same message again changes nothing.
create unique index message_report_once on message_report (kind, subject, reporter_id) where state = 'open';
create index message_report_order on message_report (created_at desc, id desc);

-- How long content of a kind is kept; a kind without a row is kept.
create table retention_rule (
  kind text primary key check (kind in ('chat', 'mail', 'announcements', 'notifications')),
  days integer check (days > 0),
  set_by integer references employee on delete set null,
  set_at timestamptz not null
);
