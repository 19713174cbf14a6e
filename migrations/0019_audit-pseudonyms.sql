-- The audit stays append-only with one exception: a name and its reason may be replaced by "[erased]", and the id of an
-- erased account with them. What was done, to what kind of thing and when cannot be changed.
create or replace function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['actor_id', 'details', 'subject_id'] = to_jsonb(old) - array['actor_id', 'details', 'subject_id']
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.details is not distinct from old.details or new.details = '{"subject": "[erased]"}'::jsonb)
    and (new.subject_id = old.subject_id or (new.subject_type = 'account' and new.subject_id = '[erased]'))
  then
    return new;
  end if;
  raise exception 'The audit log is only ever added to';
end $$;
