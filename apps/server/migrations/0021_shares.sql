-- What a person did to color a page is kept with the coloring: it can be painted again, larger or as a film. And links by which
-- anybody sees a finished picture.

/* A file that is no picture has no size in pixels. */
alter table uploads alter column width drop not null, alter column height drop not null;

alter table coloreds add column actions_id bigint references uploads;
create index coloreds_actions on coloreds (actions_id) where actions_id is not null;
alter table colored_versions add column actions_id bigint references uploads;
create index colored_versions_actions on colored_versions (actions_id) where actions_id is not null;

create or replace function uploads_use() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'users' then
    update uploads set used = true where id = new.photo_id and not used;
  else
    update uploads set used = true where id in (new.photo_id, new.preview_id, new.actions_id) and not used;
  end if;
  return null;
end $$;
drop trigger coloreds_use on coloreds;
create trigger coloreds_use after insert or update of photo_id, preview_id, actions_id on coloreds
  for each row execute function uploads_use();

/* One for each person and page. The token is in the address, and a picture of its own is made for it. */
create table shares (
  id         bigint generated always as identity primary key,
  token      text not null unique,
  user_id    bigint not null references users on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  picture    text not null unique,
  /* Of the coloring that the picture was made of. */
  revision   integer not null,
  created_at timestamptz not null,
  unique (user_id, page_id)
);
create index shares_page on shares (page_id);
