-- What the operator has called done on the way to opening, and whether the list of it is put away.

create table setup_steps (
  name    text primary key check (name in ('name', 'mail', 'gallery', 'publish', 'put_away')),
  done_at timestamptz not null
);
