-- What the built-in payment sandbox was asked to pay. It stands for a service outside: nothing else reads these rows.
create table sandbox_payment (
  key text primary key,
  amount_cents integer not null,
  reference text not null,
  -- From when on it says that it paid; null if it never does.
  paid_from timestamptz
);
create table sandbox_callback (
  id integer generated always as identity primary key,
  key text not null
);
