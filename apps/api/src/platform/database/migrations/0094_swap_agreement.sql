-- When the other driver agreed to a swap; nobody approves it before. Those from before are decided as they were asked.
alter table schedule_change_request add column agreed_at timestamptz,
  add column agreed_by integer references employee on delete set null;
update schedule_change_request set agreed_at = created_at where kind = 'swap';

-- choice: a manager decides a swap both drivers agreed to. agreed: it happens at once, if no rule speaks against it.
alter table schedule_setting add column swaps text not null default 'choice' check (swaps in ('choice', 'agreed'));
