-- The ground: people, sessions, settings, plans, money, pages, colorings, jobs.
-- Times are never defaulted to now(): they come from the server's clock, so that renewals and expiries can be tested.

create extension if not exists unaccent;

/* unaccent() is only stable, because its dictionary could be changed; an index needs the promise that ours is not. */
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent', value));

/* Splits addresses too: 'mara@okafor.family' is three words, not one token of the parser's own making. */
create function search_words(value text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('simple', regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'));

/* Whole words, the last one as a prefix. Made of letters and digits only, so that no search can be a syntax error. */
create function search_query(value text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select case when words <> '' then to_tsquery('simple', replace(words, ' ', ' & ') || ':*') end
    from (select trim(regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g')) as words) as folded
  );

-- People ---------------------------------------------------------------------------------------------------------

create table users (
  id            bigint generated always as identity primary key,
  name          text not null check (char_length(name) between 1 and 80),
  email         text not null check (char_length(email) between 3 and 254),
  password_hash text,
  photo_id      bigint,
  admin         boolean not null default false,
  house         boolean not null default false,
  verified_at   timestamptz,
  blocked_at    timestamptz,
  stripe_id     text unique,
  created_at    timestamptz not null,
  words         tsvector generated always as (search_words(name || ' ' || email)) stored,
  constraint users_house_never_signs_in check (house = (password_hash is null)),
  constraint users_admin_is_not_house check (not (admin and house)),
  constraint users_admin_is_never_blocked check (not (admin and blocked_at is not null))
);
create unique index users_email on users (lower(email));
create unique index users_one_admin on users (admin) where admin;
create unique index users_one_house on users (house) where house;
create index users_words on users using gin (words);
create index users_listed on users (id desc) where not house;

create table sessions (
  token_hash text primary key,
  user_id    bigint not null references users on delete cascade,
  by_link    boolean not null,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

create table link_tokens (
  token_hash text primary key,
  user_id    bigint not null references users on delete cascade,
  purpose    text not null check (purpose in ('confirm', 'sign-in', 'change-email')),
  new_email  text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint link_tokens_new_email check ((purpose = 'change-email') = (new_email is not null))
);
create index link_tokens_user on link_tokens (user_id);
create index link_tokens_expires on link_tokens (expires_at);

create table throttles (
  key          text not null,
  window_start timestamptz not null,
  hits         integer not null check (hits >= 0),
  primary key (key, window_start)
);
create index throttles_window on throttles (window_start);

-- Files ----------------------------------------------------------------------------------------------------------

create table uploads (
  id           bigint generated always as identity primary key,
  user_id      bigint not null references users on delete cascade,
  key          text not null unique,
  sha256       text not null,
  content_type text not null,
  bytes        integer not null check (bytes > 0),
  width        integer not null check (width > 0),
  height       integer not null check (height > 0),
  created_at   timestamptz not null,
  unique (user_id, sha256)
);
alter table users add constraint users_photo foreign key (photo_id) references uploads on delete set null;
create index users_photo_id on users (photo_id) where photo_id is not null;

-- Settings and plans ---------------------------------------------------------------------------------------------

create table settings (
  name       text primary key
             check (name in ('app_name', 'tagline', 'favicon', 'website', 'openai_key', 'stripe_key', 'stripe_webhook_secret')),
  value      text not null,
  updated_at timestamptz not null
);

create table plans (
  id                  bigint primary key,
  name                text not null unique check (name in ('free', 'starter', 'advanced')),
  title               text not null check (char_length(title) between 1 and 60),
  description         text not null,
  price_cents         integer not null check (price_cents >= 0),
  paid                boolean not null generated always as (name <> 'free') stored,
  stripe_price_id     text unique,
  public_page_limit   integer not null check (public_page_limit >= 0),
  page_creation_limit integer not null check (page_creation_limit >= 0),
  constraint plans_free_costs_nothing check (name <> 'free' or (price_cents = 0 and stripe_price_id is null)),
  constraint plans_paid_costs_something check (name = 'free' or price_cents > 0)
);
insert into plans (id, name, title, description, price_cents, public_page_limit, page_creation_limit) values
  (1, 'free', 'Free', 'A few pages every month, to see if it is for you.', 0, 10, 3),
  (2, 'starter', 'Starter', 'For a family that colors every week. Print, download and keep favorites.', 799, 100, 30),
  (3, 'advanced', 'Advanced', 'For classrooms and people who color every day.', 1999, 500, 150);

-- Money ----------------------------------------------------------------------------------------------------------

create table subscriptions (
  id                     bigint generated always as identity primary key,
  user_id                bigint references users on delete set null,
  plan_id                bigint not null references plans,
  stripe_subscription_id text not null unique,
  status                 text not null,
  price_cents            integer not null check (price_cents >= 0),
  period_starts_at       timestamptz not null,
  period_ends_at         timestamptz not null,
  created_at             timestamptz not null,
  canceled_at            timestamptz,
  expire_at              timestamptz,
  ended_at               timestamptz,
  synced_at              timestamptz not null,
  check (period_ends_at > period_starts_at)
);
create unique index subscriptions_one_live on subscriptions (user_id) where ended_at is null;
create index subscriptions_user on subscriptions (user_id);

create table stripe_events (
  id         text primary key,
  type       text not null,
  created_at timestamptz not null,
  applied_at timestamptz not null
);

create table credit_periods (
  id                  bigint generated always as identity primary key,
  user_id             bigint not null references users on delete cascade,
  plan_id             bigint not null references plans,
  subscription_id     bigint references subscriptions on delete set null,
  starts_at           timestamptz not null,
  ends_at             timestamptz not null,
  public_page_limit   integer not null check (public_page_limit >= 0),
  page_creation_limit integer not null check (page_creation_limit >= 0),
  public_page         integer not null check (public_page >= 0),
  page_creation       integer not null check (page_creation >= 0),
  unique nulls not distinct (user_id, subscription_id, starts_at),
  check (ends_at > starts_at)
);

create table credit_entries (
  id         bigint generated always as identity primary key,
  period_id  bigint not null references credit_periods on delete cascade,
  kind       text not null check (kind in ('public_page', 'page_creation')),
  delta      integer not null check (delta <> 0),
  reason     text not null check (reason in ('grant', 'color', 'create', 'give_back', 'adjust')),
  reference  text not null,
  created_at timestamptz not null,
  unique (reason, kind, reference)
);
create index credit_entries_period on credit_entries (period_id);

-- Long work ------------------------------------------------------------------------------------------------------

create table jobs (
  id           bigint generated always as identity primary key,
  kind         text not null,
  user_id      bigint references users on delete cascade,
  request_id   text,
  payload      jsonb not null,
  result       jsonb,
  status       text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  phase        text,
  progress     real check (progress between 0 and 1),
  attempts     integer not null default 0 check (attempts >= 0),
  max_attempts integer not null check (max_attempts > 0),
  run_at       timestamptz not null,
  lease_token  uuid,
  lease_until  timestamptz,
  error        text,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  unique (user_id, request_id),
  constraint jobs_lease_while_running check ((status = 'running') = (lease_token is not null and lease_until is not null)),
  constraint jobs_finished check ((status in ('done', 'failed', 'canceled')) = (finished_at is not null))
);
create index jobs_ready on jobs (run_at, id) where status in ('queued', 'running');
create unique index jobs_one_drawing_each on jobs (user_id) where status = 'running' and kind = 'draw';

-- Pages ----------------------------------------------------------------------------------------------------------

create table pages (
  id              bigint generated always as identity primary key,
  user_id         bigint references users on delete set null,
  job_id          bigint unique references jobs on delete set null,
  prompt          text not null,
  title           text not null,
  provider        text not null,
  illustration    text not null,
  vector          text,
  regions         text,
  bloom           text,
  placeholder     text,
  sha256          text not null,
  figures         jsonb,
  colored_count   integer not null default 0 check (colored_count >= 0),
  favorited_count integer not null default 0 check (favorited_count >= 0),
  reported_count  integer not null default 0 check (reported_count >= 0),
  popularity      integer not null generated always as (colored_count + favorited_count) stored,
  trending_score  integer not null default 0 check (trending_score >= 0),
  blocked_at      timestamptz,
  deleted_at      timestamptz,
  created_at      timestamptz not null
);
create index pages_latest on pages (created_at, id) where blocked_at is null and deleted_at is null;
create index pages_favorited on pages (favorited_count, id) where blocked_at is null and deleted_at is null;
create index pages_colored on pages (colored_count, id) where blocked_at is null and deleted_at is null;
create index pages_popularity on pages (popularity, id) where blocked_at is null and deleted_at is null;
create index pages_trending on pages (trending_score, created_at, id) where blocked_at is null and deleted_at is null;
create index pages_owner on pages (user_id, id);

create table favorites (
  user_id    bigint not null references users on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, page_id)
);
create index favorites_page on favorites (page_id);

create table coloreds (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  photo_id   bigint not null references uploads,
  preview_id bigint not null references uploads,
  revision   integer not null check (revision > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, page_id)
);
create index coloreds_page on coloreds (page_id);
create index coloreds_photo on coloreds (photo_id);
create index coloreds_preview on coloreds (preview_id);

create table reports (
  user_id    bigint not null references users on delete cascade,
  page_id    bigint not null references pages on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, page_id)
);
create index reports_page on reports (page_id);

-- Counting -------------------------------------------------------------------------------------------------------

/* Sharded, because one row per day would make every save wait for every other. */
create table stats_daily (
  day     date not null,
  measure text not null check (measure in ('users', 'pages', 'coloreds', 'subscriptions')),
  shard   smallint not null,
  value   bigint not null,
  primary key (day, measure, shard)
);
