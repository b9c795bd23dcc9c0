-- The Arena's points as double entry: an entry moves points from one account to another, so that all accounts together
-- are always zero, and a balance is the sum of its entries. Each driver has three purses (rewards, play, pending);
-- campaigns, bookie and payouts are the Arena's own accounts, where points come from and go to.
create table ledger_entry (
  -- The idempotency key: booking the same thing twice books it once.
  id text primary key,
  seq bigint generated always as identity unique,
  kind text not null,
  employee_id integer not null references employee,
  from_account text not null,
  to_account text not null,
  amount integer not null check (amount > 0),
  booked_at timestamptz not null,
  -- Who did it; null for a job.
  booked_by integer references employee on delete set null,
  check (from_account <> to_account)
);
create index ledger_entry_from on ledger_entry (from_account) include (amount);
create index ledger_entry_to on ledger_entry (to_account) include (amount);
create index ledger_entry_person on ledger_entry (employee_id, seq);

-- Append-only: what was wrong is set right by another entry. Only the name of somebody who has left may go.
create function keep_ledger_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.id, old.seq, old.kind, old.employee_id, old.from_account, old.to_account, old.amount, old.booked_at)
      = (new.id, new.seq, new.kind, new.employee_id, new.from_account, new.to_account, new.amount, new.booked_at)
      and new.booked_by is null then
      return new;
    end if;
  end if;
  raise exception 'ledger_entry is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_append_only before update or delete on ledger_entry
  for each row execute function keep_ledger_entries();
create trigger ledger_never_emptied before truncate on ledger_entry
  for each statement execute function keep_ledger_entries();

-- One row per person with purses, locked while a balance is read and spent.
create table ledger_holder (
  employee_id integer primary key references employee
);

-- Requests for payouts. The points are in the person's pending purse until somebody else decides.
create table withdrawal (
  id uuid primary key,
  employee_id integer not null references employee,
  amount integer not null check (amount > 0),
  -- What the points were worth when they were asked for.
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('pending', 'approved', 'paid', 'rejected', 'failed')),
  requested_at timestamptz not null,
  decided_by integer references employee on delete set null,
  decided_at timestamptz,
  -- Why it was denied, or what the payment service answered.
  reason text,
  -- The payment's number at the payment service.
  reference text,
  paid_at timestamptz,
  -- Four eyes: the person who asked never decides.
  check (decided_by is null or decided_by <> employee_id)
);
create index withdrawal_person on withdrawal (employee_id, requested_at);
create index withdrawal_pending on withdrawal (requested_at) where state = 'pending';
create index withdrawal_approved on withdrawal (decided_at) where state = 'approved';
