-- Conversations of two people or of a group. Their messages are numbered one after another, so that everybody has them
-- in the same order: the row of the conversation is locked while a message is added.
create table conversation (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('direct', 'group')),
  title text,
  -- The two people of a direct conversation, lower id first: they have one conversation.
  direct_key text unique,
  last_seq integer not null default 0,
  last_message_at timestamptz not null,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  check ((kind = 'direct') = (direct_key is not null))
);

create table conversation_member (
  conversation_id integer not null references conversation on delete cascade,
  employee_id integer not null references employee on delete cascade,
  joined_at timestamptz not null,
  -- The last message before the person joined; earlier ones aren't theirs to read.
  first_seq integer not null default 0,
  left_at timestamptz,
  read_seq integer not null default 0,
  read_at timestamptz,
  muted boolean not null default false,
  primary key (conversation_id, employee_id)
);
create index conversation_member_person on conversation_member (employee_id) where left_at is null;

create table chat_message (
  -- Given by the sender, so that a repeated send is the same message.
  id uuid primary key,
  conversation_id integer not null references conversation on delete cascade,
  seq integer not null,
  author_id integer references employee on delete set null,
  body text not null,
  reply_to uuid references chat_message on delete set null,
  mentions integer[] not null default '{}',
  -- What the message links to: [{kind, id, slug}].
  refs jsonb not null default '[]',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (conversation_id, seq)
);
create index chat_message_time on chat_message (conversation_id, created_at);

create table chat_reaction (
  message_id uuid not null references chat_message on delete cascade,
  employee_id integer not null references employee on delete cascade,
  emoji text not null,
  at timestamptz not null,
  primary key (message_id, employee_id, emoji)
);

-- Messages that wait for their time.
create table chat_scheduled (
  id uuid primary key,
  conversation_id integer not null references conversation on delete cascade,
  author_id integer not null references employee on delete cascade,
  content jsonb not null,
  send_at timestamptz not null,
  created_at timestamptz not null
);
create index chat_scheduled_due on chat_scheduled (send_at);

-- Whether senders see who read their messages; holds for people of the place and everything below it.
create table chat_setting (
  organization_id integer primary key references organization on delete cascade,
  receipts boolean not null,
  updated_by integer references employee on delete set null,
  updated_at timestamptz not null
);
