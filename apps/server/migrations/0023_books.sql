-- Books: pages bound into one file. And what is paid for a page of somebody else, which no longer only coloring it costs.

/* One credit for each person and page, ever: by coloring it or by putting it into a book, whichever came first. */
create table paid_pages (
  user_id    bigint not null references users on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, page_id)
);
create index paid_pages_page on paid_pages (page_id);
insert into paid_pages (user_id, page_id, created_at)
select c.user_id, c.page_id, c.created_at
from coloreds c join pages p on p.id = c.page_id
where p.user_id is distinct from c.user_id;

alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check
    check (reason in ('grant', 'color', 'book', 'create', 'redraw', 'give_back', 'adjust', 'gift'));

create table books (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users on delete cascade,
  title       text not null,
  author      text not null,
  paper       text not null check (paper in ('letter', 'a4')),
  blank_backs boolean not null,
  /* Null while it has no pages, or where the page is gone: then it is the first. */
  cover_id    bigint references pages on delete set null,
  /* The last time it was made, or is being made now. */
  job_id      bigint unique references jobs on delete set null,
  /* What was made, of which pages: changes since then are not in it. */
  file        text unique,
  bytes       integer check (bytes > 0),
  sheets      integer check (sheets > 0),
  bound       bigint[],
  made_at     timestamptz,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  constraint books_file_whole check (num_nulls(file, bytes, sheets, bound, made_at) in (0, 5))
);
create index books_user on books (user_id, updated_at, id);
create index books_cover on books (cover_id);

create table book_pages (
  book_id bigint not null references books on delete cascade,
  place   integer not null,
  page_id bigint not null references pages on delete cascade,
  primary key (book_id, place),
  unique (book_id, page_id)
);
create index book_pages_page on book_pages (page_id);
