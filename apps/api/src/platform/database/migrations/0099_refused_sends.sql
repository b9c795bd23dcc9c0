-- A message that waited for its time and could not be sent then: its author left or may no longer write there. It stays
-- with its author, unsent.
alter table chat_scheduled add column refused_at timestamptz;

-- An announcement that reached its start when its author could no longer publish. Saving it again publishes it.
alter table widget add column withheld_at timestamptz;

-- Huddles are kept as long as an Admin sets, as chat is.
alter table retention_rule drop constraint retention_rule_kind_check;
alter table retention_rule add constraint retention_rule_kind_check
  check (kind in ('chat', 'mail', 'huddle', 'announcements', 'notifications', 'visits'));
