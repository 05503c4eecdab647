-- Colors that somebody has mixed and kept, on whichever device.

create table mixes (
  /* Grows with every color: the newest comes first. */
  id      bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  color   text not null check (color ~ '^#[0-9a-f]{6}$'),
  unique (user_id, color)
);
