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

-- Who takes part in a performance campaign that asks people to sign up.
create table campaign_sign_up (
  campaign_id integer not null references training_campaign on delete cascade,
  employee_id integer not null references employee on delete cascade,
  signed_up_at timestamptz not null,
  primary key (campaign_id, employee_id)
);

-- The payment of one person for one campaign; there is one, however often it is tried.
create table campaign_payment (
  id integer generated always as identity primary key,
  campaign_id integer not null references training_campaign,
  employee_id integer not null references employee,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('incomplete', 'pending', 'success', 'failed')),
  -- What the payment service answered.
  error text,
  reference text,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  -- When the service was last asked.
  asked_at timestamptz,
  sent_at timestamptz,
  unique (campaign_id, employee_id),
  -- Nobody pays themselves.
  check (created_by is null or created_by <> employee_id)
);
create index campaign_payment_person on campaign_payment (employee_id);
create index campaign_payment_open on campaign_payment (asked_at) where status = 'pending';
