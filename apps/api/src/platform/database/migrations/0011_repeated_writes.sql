-- Answers of writes that carried an Idempotency-Key. The row is written in the write's own transaction, so a key is
-- there exactly when its write is.
create table repeated_write (
  employee_id integer not null references employee on delete cascade,
  call text not null,
  key text not null,
  -- SHA-256 of the body: the same key with another body is refused.
  body_hash text not null,
  -- Set before the transaction ends.
  reply text,
  created_at timestamptz not null,
  primary key (employee_id, call, key)
);
create index repeated_write_created on repeated_write (created_at);
