-- What a performance campaign pays in reward points when it ends: a list of the domain's Incentive.
create table campaign_incentive (
  campaign_id integer primary key references training_campaign on delete cascade,
  incentives jsonb not null,
  -- Set once, in the transaction that books the awards.
  paid_at timestamptz
);
create index campaign_incentive_unpaid on campaign_incentive (campaign_id) where paid_at is null;

-- What a campaign paid, once per person and incentive.
create table campaign_award (
  campaign_id integer not null references training_campaign on delete cascade,
  employee_id integer not null references employee on delete cascade,
  incentive smallint not null,
  reward integer not null check (reward > 0),
  words text not null,
  primary key (campaign_id, employee_id, incentive)
);
