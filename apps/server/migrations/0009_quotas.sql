-- Quotas: how much of everybody's storage one person may take.

/* Whether a coloring or a profile has ever shown it. What a save has replaced makes room for what comes next; what nobody used does not. */
alter table uploads add column used boolean not null default false;
update uploads set used = true
where exists (select from coloreds where photo_id = uploads.id)
  or exists (select from coloreds where preview_id = uploads.id)
  or exists (select from users where photo_id = uploads.id);
create index uploads_recent on uploads (user_id, created_at);

create function uploads_use() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'users' then
    update uploads set used = true where id = new.photo_id and not used;
  else
    update uploads set used = true where id in (new.photo_id, new.preview_id) and not used;
  end if;
  return null;
end $$;
create trigger coloreds_use after insert or update of photo_id, preview_id on coloreds
  for each row execute function uploads_use();
create trigger users_use after update of photo_id on users
  for each row when (new.photo_id is not null) execute function uploads_use();
