-- A session in a child's hands: which pages it may color, and the PIN that takes it back.

alter table sessions
  add column child_name text,
  /* Hashed as passwords are. Null while the session is its owner's. */
  add column child_pin_hash text,
  add constraint sessions_child check ((child_name is null) = (child_pin_hash is null));

create table child_pages (
  token_hash text not null references sessions on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  place      smallint not null,
  primary key (token_hash, page_id)
);
create index child_pages_page on child_pages (page_id);
