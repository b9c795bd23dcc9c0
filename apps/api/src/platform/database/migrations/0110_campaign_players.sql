-- Who took part in a campaign while it ran, and as whom: people who move to another station, position or group keep what
-- they have earned by then. Its job keeps it up to date.
create table campaign_player (
  campaign_id integer not null references training_campaign on delete cascade,
  employee_id integer not null references employee on delete cascade,
  driver_id integer not null references organization,
  position_type text not null,
  -- The driver's record, the station, and everything they belong to, from the bottom up.
  organization_ids integer[] not null,
  group_id integer,
  -- The last day on which the person took part; null while they do.
  last_on date,
  primary key (campaign_id, employee_id)
);
create index campaign_player_employee on campaign_player (employee_id);
