-- Huddle messages can be reported, and removed: the place stays, without the text.
alter table huddle_message add column removed_at timestamptz;
alter table message_report drop constraint message_report_kind_check;
alter table message_report add constraint message_report_kind_check check (kind in ('chat', 'mail', 'huddle'));
