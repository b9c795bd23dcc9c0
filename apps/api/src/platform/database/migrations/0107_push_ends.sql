-- An urgent push, an announcement and a call-out stop mattering at some point. From then on a push about them isn't sent
-- anymore, and the push service doesn't keep it for a device that is off.
alter table push_message add column ends_at timestamptz;
