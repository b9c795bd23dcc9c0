-- Email that leaves the app: by SMTP where a service is set up, otherwise kept in the outbox for an Admin.
alter table outbox_mail
  -- Set before the first try, so that a repeated one carries the same.
  add column message_id text,
  add column state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'failed')),
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  add column leased_until timestamptz,
  add column problem text,
  -- Who hears that it could not be delivered.
  add column sender_id integer references employee on delete set null,
  -- The mail in the app that it is a copy of, and whose copy it is.
  add column mail_id integer,
  add column recipient_id integer references employee on delete cascade;
create index outbox_mail_waiting on outbox_mail (next_try_at) where state = 'waiting';
create index outbox_mail_copies on outbox_mail (mail_id) where mail_id is not null;

create table mail_thread (
  id integer generated always as identity primary key,
  created_at timestamptz not null
);

create table mail (
  id integer generated always as identity primary key,
  -- The id of its draft, so that a repeated send is the same mail.
  client_id uuid unique,
  thread_id integer not null references mail_thread on delete cascade,
  sender_id integer references employee on delete set null,
  subject text not null,
  body text not null,
  -- People it was sent to by name.
  named integer[] not null default '{}',
  positions text[] not null default '{}',
  organization_ids integer[] not null default '{}',
  group_ids integer[] not null default '{}',
  recipient_count integer not null,
  sent_at timestamptz not null,
  removed_at timestamptz,
  removed_by integer references employee on delete set null,
  removed_reason text not null default ''
);
create index mail_of_thread on mail (thread_id, id);
create index mail_sent on mail (sent_at);

create table mail_recipient (
  mail_id integer not null references mail on delete cascade,
  employee_id integer not null references employee on delete cascade,
  read_at timestamptz,
  primary key (mail_id, employee_id)
);
create index mail_recipient_person on mail_recipient (employee_id, mail_id desc);
create index mail_recipient_unread on mail_recipient (employee_id, mail_id) where read_at is null;

-- The threads of a person, so that the list of them is read in its order.
create table mail_box (
  employee_id integer not null references employee on delete cascade,
  thread_id integer not null references mail_thread on delete cascade,
  last_mail_id integer not null references mail on delete cascade,
  last_at timestamptz not null,
  primary key (employee_id, thread_id)
);
create index mail_box_order on mail_box (employee_id, last_at desc, thread_id desc);

create table mail_draft (
  client_id uuid primary key,
  employee_id integer not null references employee on delete cascade,
  version integer not null default 1,
  content jsonb not null,
  updated_at timestamptz not null
);
create index mail_draft_person on mail_draft (employee_id, updated_at desc);
