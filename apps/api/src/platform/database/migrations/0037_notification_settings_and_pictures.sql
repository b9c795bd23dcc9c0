-- How a person wants to hear of a kind of notification. Without a row, the kind's default holds.
create table notification_setting (
  employee_id integer not null references employee on delete cascade,
  kind text not null,
  in_app boolean not null,
  push boolean not null,
  mail boolean not null,
  updated_at timestamptz not null,
  primary key (employee_id, kind)
);

-- Pictures people send in a conversation: uploaded first, then sent with a message. Members of the conversation read
-- them; one that was never sent is deleted after a day.
create table chat_picture (
  name text primary key references stored_file on delete cascade,
  conversation_id integer not null references conversation on delete cascade,
  author_id integer references employee on delete set null,
  message_id uuid references chat_message on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null
);
create index chat_picture_message on chat_picture (message_id);
create index chat_picture_unsent on chat_picture (created_at) where message_id is null;
