-- A change of rights or a sign-out is told to every api process, so that no cached caller outlives it.
-- The triggers are the one place: whatever changes the rows (a screen, an import, a person in psql) has the effect.

create function announce_account_change() returns trigger language plpgsql as $$
begin
  update account set token_version = token_version + 1 where employee_id = new.id;
  perform pg_notify('sessions', '');
  return null;
end $$;
create trigger employee_rights_changed after update on employee for each row
  when (old.position_type is distinct from new.position_type
    or old.permissions is distinct from new.permissions
    or old.organization_id is distinct from new.organization_id
    or (old.active and not new.active))
  execute function announce_account_change();

create function raise_token_version() returns trigger language plpgsql as $$
begin
  new.token_version := old.token_version + 1;
  perform pg_notify('sessions', '');
  return new;
end $$;
create trigger account_password_changed before update on account for each row
  when (old.password_hash is distinct from new.password_hash)
  execute function raise_token_version();

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger session_ended after update on session for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function announce_session_end();
