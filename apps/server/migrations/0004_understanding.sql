-- Words that people asked for and the embedded illustrator could not draw.

/* What of its description is not on the page; null where somebody else drew it. */
alter table pages add column missing text[];

/* Each person counts once for a word, and is forgotten with the row. */
create table wanted_words (
  word     text not null,
  user_id  bigint not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (word, user_id)
);
create index wanted_words_asked on wanted_words (asked_at);
create index wanted_words_user on wanted_words (user_id);
